import { isSlowDevice, noteHydrationEnd, noteHydrationStart } from './device-speed.ts';

interface Entry {
  name: string;
  startTime: number;
  duration: number;
}

let now: number;
let entries: Entry[];

/** jsdom has no marks. */
beforeEach(() => {
  now = 1000;
  entries = [];
  const getEntriesByName = (name: string) => entries.filter((entry) => entry.name === name);
  Object.assign(performance, {
    getEntriesByName,
    mark: (name: string) => entries.push({ name, startTime: now, duration: 0 }),
    measure: (name: string, mark: string) => {
      const [{ startTime } = { startTime: now }] = getEntriesByName(mark);
      entries.push({ name, startTime, duration: now - startTime });
    },
  });
});
afterEach(() => jest.restoreAllMocks());

function hydrate(ms: number): void {
  noteHydrationStart();
  now += ms;
  noteHydrationEnd();
}

describe('the speed of the device', () => {
  it.each([
    [50, false],
    [200, true],
  ])('follows from a hydration of %i ms', (ms, isSlow) => {
    hydrate(ms);
    expect(isSlowDevice()).toBe(isSlow);
  });

  it('is not measured in a tab in the background, which is slow on every device', () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    hydrate(5000);
    expect(entries).toEqual([]);
    expect(isSlowDevice()).toBe(false);
  });

  it('counts as high on a page that the browser has rendered', () => {
    noteHydrationEnd();
    expect(isSlowDevice()).toBe(false);
  });
});

import { isSlowDevice, noteHydrationEnd, noteHydrationStart } from './device-speed.ts';

interface Entry {
  name: string;
  startTime: number;
  duration: number;
  detail?: number;
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
    measure: (name: string, { start, detail }: { start: string; detail: number }) => {
      const [{ startTime } = { startTime: now }] = getEntriesByName(start);
      entries.push({ name, startTime, duration: now - startTime, detail });
    },
  });
});
afterEach(() => jest.restoreAllMocks());

function hydrate(ms: number, elements: number): void {
  document.body.innerHTML = '<p></p>'.repeat(elements);
  noteHydrationStart();
  now += ms;
  noteHydrationEnd();
}

describe('the speed of the device', () => {
  it.each([
    [20, 170, false],
    [60, 170, true],
    [60, 800, false],
    [120, 800, true],
    [75, 1150, false],
    [142, 1150, true],
  ])('follows from a hydration of %i ms for %i elements', (ms, elements, isSlow) => {
    hydrate(ms, elements);
    expect(isSlowDevice()).toBe(isSlow);
  });

  it('is not measured in a tab in the background, which is slow on every device', () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    hydrate(5000, 0);
    expect(entries).toEqual([]);
    expect(isSlowDevice()).toBe(false);
  });

  it('counts as high on a page that the browser has rendered', () => {
    noteHydrationEnd();
    expect(isSlowDevice()).toBe(false);
  });
});

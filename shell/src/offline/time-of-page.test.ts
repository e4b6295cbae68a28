import { routerAt } from '../testing/router-at.ts';
import { Visits } from './visits.ts';

const OPENED = Date.parse('2026-11-26T10:00:00Z');
const at = (hours: number): string => new Date(OPENED + hours * 3_600_000).toUTCString();
const onLine = jest.spyOn(navigator, 'onLine', 'get');
let copied: string | null;

beforeEach(() => {
  jest.useFakeTimers({ now: OPENED });
  onLine.mockReturnValue(true);
  const match = () =>
    Promise.resolve(copied === null ? undefined : { headers: new Headers({ date: copied }) });
  Object.assign(globalThis, { caches: { open: () => Promise.resolve({ match }) } });
  Object.defineProperty(performance, 'timeOrigin', { value: OPENED, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(performance, 'timeOrigin');
});

/** A document that was opened at ten o'clock, and whose code has started an hour later. */
function opened() {
  const visits = new Visits();
  const { router, show } = routerAt('/browse');
  jest.setSystemTime(OPENED + 3_600_000);
  visits.note(router);
  return { visits, show };
}

it.each([
  ['the document', 'another tab has renewed its copy', at(4), at(0)],
  ['the copy', 'the document shows it', at(-2), at(-2)],
  ['no time', 'there is no copy', null, undefined],
])('names the time of %s if %s', async (_, __, copy, expected) => {
  copied = copy;
  expect(await opened().visits.timeOf('/browse?q=x')).toBe(expected);
});

it('names the time of the last visit with a network', async () => {
  copied = at(9);
  const { visits, show } = opened();
  jest.setSystemTime(OPENED + 2 * 3_600_000);
  show('/room');
  jest.setSystemTime(OPENED + 3 * 3_600_000);
  show('/browse');
  onLine.mockReturnValue(false);
  jest.setSystemTime(OPENED + 5 * 3_600_000);
  show('/room');
  show('/browse');
  expect([await visits.timeOf('/browse?q=x'), await visits.timeOf('/room?q=x')]).toEqual([at(3), at(2)]);
});

import { setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
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

describe('a page that the document has shown earlier', () => {
  /** Shows the page at eleven o'clock, and returns to it without a network. Another tab renews its copy later. */
  async function timeAfter(between: (show: ReturnType<typeof opened>['show']) => void) {
    const { visits, show } = opened();
    show('/room');
    show('/faq');
    between(show);
    onLine.mockReturnValue(false);
    jest.setSystemTime(OPENED + 5 * 3_600_000);
    show('/room');
    copied = at(9);
    return visits.timeOf('/room?q=x');
  }
  const showMore = (count: number) => (show: (path: string) => void) => {
    for (let n = 1; n <= count; n += 1) show(`/room/${n}`);
  };

  it('keeps its time', async () => expect(await timeAfter(() => undefined)).toBe(at(1)));
  it('keeps it after many visits', async () => expect(await timeAfter(showMore(28))).toBe(at(1)));
  it('is forgotten after more', async () => expect(await timeAfter(showMore(29))).toBe(at(5)));
  it('is forgotten when the user signs out', async () => {
    setSession({ status: 'signed-in', user: sampleUser() });
    expect(await timeAfter(() => setSession({ status: 'signed-out' }))).toBe(at(5));
  });
});

it('names the time of the page that shows also after a sign-out', async () => {
  copied = at(9);
  setSession({ status: 'signed-in', user: sampleUser() });
  const { visits } = opened();
  setSession({ status: 'signed-out' });
  expect(await visits.timeOf('/browse?q=x')).toBe(at(0));
});

import { savePositionsWhenHidden } from './save-positions-when-hidden.ts';

function setHidden(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  // jsdom has no scroll restoration.
  Object.defineProperty(history, 'scrollRestoration', {
    value: 'manual',
    writable: true,
    configurable: true,
  });
});
afterEach(() => Reflect.deleteProperty(history, 'scrollRestoration'));

it('lets everybody save who saves when the page is left, and takes over again after that', () => {
  const leave = jest.fn(() => void (history.scrollRestoration = 'auto'));
  addEventListener('pagehide', leave);
  savePositionsWhenHidden();
  setHidden(true);
  expect([leave.mock.calls.length, history.scrollRestoration]).toEqual([1, 'auto']);
  setHidden(false);
  expect([leave.mock.calls.length, history.scrollRestoration]).toEqual([1, 'manual']);
  removeEventListener('pagehide', leave);
});

it.each([
  ['from the back-forward cache', true, 'manual'],
  ['for the first time', false, 'auto'],
])('takes over a page that shows %s: %s', (_, persisted, expected) => {
  savePositionsWhenHidden();
  history.scrollRestoration = 'auto';
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(history.scrollRestoration).toBe(expected);
});

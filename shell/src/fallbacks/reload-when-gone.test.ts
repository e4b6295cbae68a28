import { reloadWhenGone } from './reload-when-gone.ts';

const reload = jest.fn();
const isHere = jest.fn(() => true);
const respond = (status: number) => {
  globalThis.fetch = jest.fn(() => Promise.resolve({ status } as Response));
};
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => jest.useRealTimers());

it('reloads the page once when a file is gone', async () => {
  respond(404);
  await reloadWhenGone('/mfe/a/1/x.js', isHere, reload);
  await reloadWhenGone('/mfe/a/1/x.js', isHere, reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads again for a release that is removed much later', async () => {
  respond(404);
  await reloadWhenGone('/mfe/a/1/x.js', isHere, reload);
  jest.advanceTimersByTime(60_000);
  await reloadWhenGone('/mfe/a/2/x.js', isHere, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([200, 500, 503])('does not reload the page when the status is %i', async (status) => {
  respond(status);
  await reloadWhenGone('/mfe/a/1/x.js', isHere, reload);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload the page when the site does not respond', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  await reloadWhenGone('/mfe/a/1/x.js', isHere, reload);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload another page, and leaves that page its own reload', async () => {
  respond(404);
  isHere.mockReturnValueOnce(false);
  await reloadWhenGone('/mfe/a/1/x.js', isHere, reload);
  expect(reload).not.toHaveBeenCalled();
  await reloadWhenGone('/mfe/a/1/y.js', isHere, reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

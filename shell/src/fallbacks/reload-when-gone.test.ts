import { reloadWhenGone } from './reload-when-gone.ts';

const reload = jest.fn();
const answer = (status: number) => {
  globalThis.fetch = jest.fn(() => Promise.resolve({ status } as Response));
};
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => jest.useRealTimers());

it('loads the page anew when a file is gone, and once only', async () => {
  answer(404);
  await reloadWhenGone('/mfe/a/1/x.js', reload);
  await reloadWhenGone('/mfe/a/1/x.js', reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does so again for a release that goes much later', async () => {
  answer(404);
  await reloadWhenGone('/mfe/a/1/x.js', reload);
  jest.advanceTimersByTime(60_000);
  await reloadWhenGone('/mfe/a/2/x.js', reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([200, 500, 503])('leaves the page alone when the answer is %i', async (status) => {
  answer(status);
  await reloadWhenGone('/mfe/a/1/x.js', reload);
  expect(reload).not.toHaveBeenCalled();
});

it('leaves the page alone when the site does not answer', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  await reloadWhenGone('/mfe/a/1/x.js', reload);
  expect(reload).not.toHaveBeenCalled();
});

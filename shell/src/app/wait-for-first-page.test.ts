import { createMemoryRouter } from 'react-router-dom';
import { waitForFirstPage } from './wait-for-first-page.ts';

const settled = jest.fn();

function start(loader: () => unknown) {
  const router = createMemoryRouter([{ path: '*', loader }]);
  void waitForFirstPage(router).then(settled);
  return router;
}

beforeEach(() => {
  jest.useFakeTimers();
  settled.mockClear();
});
afterEach(() => jest.useRealTimers());

it('waits until the router has the first page', async () => {
  let finish = (): void => undefined;
  const router = start(() => new Promise<null>((resolve) => (finish = () => resolve(null))));
  await jest.advanceTimersByTimeAsync(499);
  expect(settled).not.toHaveBeenCalled();
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(router.state.initialized).toBe(true);
  expect(settled).toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

it('does not wait for a router that has its page', async () => {
  void waitForFirstPage(createMemoryRouter([{ path: '*' }])).then(settled);
  await jest.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

it('waits for half a second at most', async () => {
  start(() => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(500);
  expect(settled).toHaveBeenCalled();
});

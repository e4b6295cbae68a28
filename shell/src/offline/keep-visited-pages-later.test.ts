import { routerAt } from '../testing/router-at.ts';
import { keepVisitedPagesLater } from './keep-visited-pages-later.ts';

const postMessage = jest.fn();
const register = jest.fn(() => Promise.resolve());
beforeEach(() => {
  jest.useFakeTimers();
  const container = { register, ready: Promise.resolve({ active: { postMessage } }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  document.cookie = 'data-saver=; Max-Age=0';
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
const keep = (): ReturnType<typeof routerAt> => {
  const visited = routerAt('/');
  keepVisitedPagesLater({ serviceWorker: true, preview: null }, visited.router);
  return visited;
};

it('stores nothing when the visitor saves data before the start', async () => {
  keep();
  document.cookie = 'data-saver=1';
  await jest.runAllTimersAsync();
  expect(register).not.toHaveBeenCalled();
});

it('stores no more pages from the moment the visitor saves data', async () => {
  const { show } = keep();
  await jest.runAllTimersAsync();
  expect(postMessage).toHaveBeenCalledTimes(1);
  document.cookie = 'data-saver=1';
  show('/faq');
  expect(postMessage).toHaveBeenCalledTimes(1);
});

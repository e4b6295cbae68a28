import { setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { forgetPagesOnSignOut } from './forget-pages-on-sign-out.ts';
import { keepVisitedPages } from './keep-visited-pages.ts';
import { onVisit } from './on-visit.ts';

type Router = Parameters<typeof keepVisitedPages>[1];
type State = Router['state'];

function routerAt(pathname: string) {
  let notify: (state: State) => void = () => undefined;
  const stateOf = (path: string, state = 'idle') =>
    ({ location: { pathname: path, search: '?q=x' }, navigation: { state } }) as unknown as State;
  const router = {
    state: stateOf(pathname),
    subscribe: (listener: (state: State) => void) => {
      notify = listener;
      return () => undefined;
    },
  } as unknown as Router;
  return { router, show: (path: string, state?: string) => notify(stateOf(path, state)) };
}

describe('onVisit', () => {
  it('reports each page once, when it shows', () => {
    const visits: string[] = [];
    const { router, show } = routerAt('/');
    onVisit(router, (visited) => visits.push(visited));
    show('/');
    show('/faq', 'loading');
    show('/faq');
    show('/faq');
    expect(visits).toEqual(['/?q=x', '/faq?q=x']);
  });
});

describe('keepVisitedPages', () => {
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
    keepVisitedPages({ serviceWorker: true, preview: null }, visited.router);
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
});

describe('forgetPagesOnSignOut', () => {
  it('deletes the copies of pages when a user signs out, and not when nobody was signed in', () => {
    const deleted: string[] = [];
    const stored = { delete: (name: string) => Promise.resolve(deleted.push(name) > 0) };
    Object.assign(globalThis, { caches: stored });
    forgetPagesOnSignOut();
    setSession({ status: 'signed-out' });
    expect(deleted).toEqual([]);
    const user = sampleUser();
    setSession({ status: 'signed-in', user });
    setSession({ status: 'loading', slow: false, user });
    setSession({ status: 'signed-out' });
    expect(deleted).toEqual(['pages']);
    Reflect.deleteProperty(globalThis, 'caches');
  });
});

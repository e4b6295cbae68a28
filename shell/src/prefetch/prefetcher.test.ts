import type { RouteObject } from '@roommate/shell-api';
import { createPrefetcher } from './prefetcher.ts';

const page = (path: string): URL => new URL(path, 'http://localhost');

function setUp(prefetchRoutes: (path: string) => Promise<RouteObject[] | 'refused' | undefined>) {
  const loaded: string[] = [];
  const route = (path: string): RouteObject => ({
    path,
    lazy: () => {
      loaded.push(`code of ${path}`);
      return Promise.resolve({ Component: () => null });
    },
    handle: {
      prefetch: ({ params }: { params: { id?: string } }) => loaded.push(`data of ${params.id ?? path}`),
    },
  });
  return { loaded, route, prefetch: (own: RouteObject[] = []) => createPrefetcher({ prefetchRoutes }, own) };
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('loading a page ahead', () => {
  it('loads the code and the data of the remote that owns it, once for several intents', async () => {
    const { loaded, route, prefetch } = setUp(() => Promise.resolve([route('/roommate/:id')]));
    const pages = prefetch();
    void pages.page(page('/roommate/1'));
    void pages.page(page('/roommate/1'));
    await settle();
    expect(loaded).toEqual(['code of /roommate/:id', 'data of 1']);
  });

  it('tells when the data have loaded, and loads them again only after the given time', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    let finish = (): void => undefined;
    const data = new Promise<void>((resolve) => (finish = resolve));
    const ended = jest.fn();
    const handle = { prefetch: () => data };
    const pages = createPrefetcher({ prefetchRoutes: () => Promise.resolve([{ path: '/faq', handle }]) }, []);
    void pages.page(page('/faq')).then(ended);
    await settle();
    expect(ended).not.toHaveBeenCalled();
    finish();
    await settle();
    expect(ended).toHaveBeenCalledWith(true);
    now.mockReturnValue(29_999);
    expect(await pages.page(page('/faq'), 30_000)).toBe(false);
    expect(await pages.page(page('/faq'))).toBe(true);
    now.mockRestore();
  });

  it.each([
    ['has no data', () => Promise.resolve([{ path: '/faq' }])],
    ['is refused', () => Promise.resolve('refused' as const)],
  ])('tells that no data have loaded if the page %s', async (_, prefetchRoutes) => {
    expect(await createPrefetcher({ prefetchRoutes }, []).page(page('/faq'))).toBe(false);
  });

  it('tries again at the next intent when the page loads nothing now', async () => {
    const load = jest.fn().mockReturnValueOnce(false).mockReturnValue(undefined);
    const pages = createPrefetcher(
      { prefetchRoutes: () => Promise.resolve([{ path: '/faq', handle: { prefetch: load } }]) },
      [],
    );
    expect(await pages.page(page('/faq'))).toBe(false);
    expect(await pages.page(page('/faq'))).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('counts a failure as a page that has asked for data', async () => {
    const prefetchRoutes = () => Promise.reject(new Error('offline'));
    expect(await createPrefetcher({ prefetchRoutes }, []).page(page('/faq'))).toBe(true);
  });

  it('loads only the code for a link in view', async () => {
    const { loaded, route, prefetch } = setUp(() => Promise.resolve([route('/browse')]));
    prefetch().code(page('/browse'));
    await settle();
    expect(loaded).toEqual(['code of /browse']);
  });

  it('loads a page of the shell', async () => {
    const { loaded, route, prefetch } = setUp(() => Promise.resolve(undefined));
    void prefetch([route('/login')]).page(page('/login'));
    await settle();
    expect(loaded).toEqual(['code of /login', 'data of /login']);
  });

  it('loads nothing that the visitor may not open', async () => {
    const { loaded, route, prefetch } = setUp(() => Promise.resolve('refused'));
    void prefetch([route('*')]).page(page('/dashboard'));
    await settle();
    expect(loaded).toEqual([]);
  });

  it('tries again at the next intent after a failure', async () => {
    let tries = 0;
    const { prefetch } = setUp(() => {
      tries += 1;
      return Promise.reject(new Error('offline'));
    });
    const pages = prefetch();
    void pages.page(page('/faq'));
    await settle();
    void pages.page(page('/faq'));
    expect(tries).toBe(2);
  });

  it.each([
    ['code', () => Promise.reject(new Error('offline'))],
    ['code', () => Promise.resolve('refused' as const)],
    ['page', () => Promise.resolve('refused' as const)],
  ] as const)('tries the %s again after a failure and a refusal', async (what, respond) => {
    const prefetchRoutes = jest.fn(respond);
    const { prefetch } = setUp(prefetchRoutes);
    const load = prefetch();
    void load[what](page('/faq?q=x'));
    await settle();
    void load[what](page('/faq?q=x'));
    expect(prefetchRoutes).toHaveBeenCalledTimes(2);
  });

  it('loads the code of routes without a prefetch, as in releases from before', async () => {
    const { loaded, route, prefetch } = setUp(() => Promise.resolve([{ ...route('/old'), handle: 'other' }]));
    void prefetch().page(page('/old'));
    await settle();
    expect(loaded).toEqual(['code of /old']);
  });
});

import type { createBrowserRouter } from '@roommate/shell-api';
import { isSlowDevice } from './device-speed.ts';
import { fadeBetweenPages } from './page-transitions.ts';

jest.mock('./device-speed.ts', () => ({ isSlowDevice: jest.fn(() => false) }));

/** A router that notes whether its navigations fade. `start` begins the transition of one that does. */
function fadingRouter() {
  let report = (_state: unknown, _change: { viewTransitionOpts?: object }): void => undefined;
  const fades: unknown[] = [];
  const router = {
    subscribe: (listener: typeof report) => void (report = listener),
    navigate: (_to: string, { viewTransition }: { viewTransition: boolean }) => {
      fades.push(viewTransition);
      return Promise.resolve();
    },
  } as unknown as ReturnType<typeof createBrowserRouter>;
  fadeBetweenPages(router);
  return {
    fades,
    go: (to: string) => router.navigate(to),
    start: () => report({}, { viewTransitionOpts: {} }),
  };
}

beforeEach(() => {
  Object.assign(document, { startViewTransition: jest.fn() });
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
});
afterEach(() => jest.mocked(isSlowDevice).mockReturnValue(false));

describe('a navigation', () => {
  it('fades to another page, but not within a page', async () => {
    const { fades, go } = fadingRouter();
    await go('/faq');
    await go('/?view=map');
    expect(fades).toEqual([true, false]);
  });

  it('does not fade on a slow device', async () => {
    jest.mocked(isSlowDevice).mockReturnValue(true);
    const { fades, go } = fadingRouter();
    await go('/faq');
    expect(fades).toEqual([false]);
  });

  it('fades on a slow device during a fade: its end would bring back the page before', async () => {
    const { fades, go, start } = fadingRouter();
    await go('/faq');
    start();
    jest.mocked(isSlowDevice).mockReturnValue(true);
    await go('/contact');
    await go('/?view=map');
    expect(fades).toEqual([true, true, true]);
  });
});

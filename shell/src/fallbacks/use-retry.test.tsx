import { RELEASE_REGISTRY_ELEMENT_ID } from '@roommate/release-registry';
import { renderRoutes } from '@roommate/shell-api/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useRetry } from './use-retry.ts';

const registry = `<script type="application/json" id="${RELEASE_REGISTRY_ELEMENT_ID}">{}</script>`;
const loader = jest.fn((): null | Promise<null> => null);

function Failed({ reload, file }: { reload: boolean; file?: string }) {
  const { retry, asking } = useRetry(reload, file);
  return <button onClick={retry}>{asking ? 'Asking' : 'Retry'}</button>;
}

/** Presses Retry. @returns what the site's response waits for. It ends the oldest request. */
async function pressRetry(reload: boolean) {
  const requests: ((page: string) => void)[] = [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      () =>
        new Promise((resolve) =>
          requests.push((page) => resolve({ text: () => Promise.resolve(page) } as Response)),
        ),
    );
  const { router } = renderRoutes([{ path: '/', loader, element: <Failed reload={reload} /> }], {
    path: '/',
  });
  fireEvent.click(await screen.findByText('Retry'));
  await screen.findByText('Asking');
  loader.mockClear();
  const respondWith = (page: string) =>
    act(async () => {
      requests.shift()?.(page);
      // What follows the response ends within one task.
      await new Promise((resolve) => setTimeout(resolve));
    });
  return { router, respondWith };
}

/** Jest's browser reports a reload as an error, because it has none. */
const reloads = jest.spyOn(console, 'error');

beforeEach(() => {
  document.head.innerHTML = registry;
  reloads.mockReset();
});
afterEach(() => jest.mocked(globalThis.fetch).mockRestore());

it('reloads the page for a file, when the site responds', async () => {
  const { respondWith } = await pressRetry(true);
  await respondWith(registry);
  expect(reloads).toHaveBeenCalledTimes(1);
});

it('lets the router try again when the site does not respond with its page', async () => {
  const { respondWith } = await pressRetry(true);
  await respondWith('');
  expect(loader).toHaveBeenCalledTimes(1);
  expect(reloads).not.toHaveBeenCalled();
});

describe.each([
  ['reloads no', registry],
  ['takes nobody back from a', ''],
])('%s page', (_what, page) => {
  it.each(['/faq', '/?search=other'])(
    'that the visitor has opened before the response: %s',
    async (opened) => {
      const { router, respondWith } = await pressRetry(true);
      await act(() => router.navigate(opened));
      await respondWith(page);
      expect(router.createHref(router.state.location)).toBe(opened);
      expect(reloads).not.toHaveBeenCalled();
    },
  );
});

type Router = ReturnType<typeof renderRoutes>['router'];

/** Starts a navigation to a page that loads. @returns ends it */
async function leave(router: Router): Promise<() => Promise<void>> {
  let arrive = (): void => undefined;
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  let navigation: Promise<void> | undefined;
  await act(() => {
    router.patchRoutes(null, [{ path: '/slow', element: <p>Slow</p>, loader }]);
    navigation = router.navigate('/slow');
    return Promise.resolve();
  });
  return () =>
    act(async () => {
      arrive();
      await navigation;
    });
}

it('takes nobody back who is on the way to another page', async () => {
  const { router, respondWith } = await pressRetry(false);
  const arrive = await leave(router);
  await respondWith('');
  expect(screen.getByText('Retry')).toBeVisible();
  await arrive();
  expect(router.state.location.pathname).toBe('/slow');
});

describe('a file that is gone', () => {
  /** Opens the page. @returns ends the request for the file */
  async function openFailed() {
    sessionStorage.clear();
    let respond = (): void => undefined;
    jest
      .spyOn(globalThis, 'fetch')
      .mockReturnValue(new Promise((resolve) => (respond = () => resolve({ status: 404 } as Response))));
    const element = <Failed reload file="/mfe/a/1/x.js" />;
    const { router } = renderRoutes([{ path: '/', element }], { path: '/' });
    await screen.findByText('Retry');
    const respondGone = () =>
      act(async () => {
        respond();
        // What follows the response ends within one task.
        await new Promise((resolve) => setTimeout(resolve));
      });
    return { router, respondGone };
  }

  it('reloads the page', async () => {
    const { respondGone } = await openFailed();
    await respondGone();
    expect(reloads).toHaveBeenCalledTimes(1);
  });

  it('takes nobody back who is on the way to another page', async () => {
    const { router, respondGone } = await openFailed();
    const arrive = await leave(router);
    await respondGone();
    expect(screen.getByText('Retry')).toBeVisible();
    expect(reloads).not.toHaveBeenCalled();
    await arrive();
    expect(screen.getByText('Slow')).toBeVisible();
  });

  it('reloads no page that the visitor has opened in the meantime', async () => {
    const { router, respondGone } = await openFailed();
    await act(() => router.navigate('/faq'));
    await respondGone();
    expect(reloads).not.toHaveBeenCalled();
  });
});

it.each(['the same', 'other'])(
  'does nothing on a second try when the first one has brought the page, with %s releases',
  async (releases) => {
    const { router, respondWith } = await pressRetry(true);
    let arrive = (): void => undefined;
    loader.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(null))));
    await respondWith('');
    expect(router.state.navigation.state).toBe('loading');
    act(() => void dispatchEvent(new Event('online')));
    await act(async () => {
      arrive();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(router.state.navigation.state).toBe('idle');
    await respondWith(releases === 'the same' ? registry : registry.replace('{}', '{"shell":"2"}'));
    expect(loader).toHaveBeenCalledTimes(1);
    expect(reloads).not.toHaveBeenCalled();
  },
);

it('does nothing on a second try while the first one brings the page', async () => {
  const { router, respondWith } = await pressRetry(true);
  loader.mockReturnValueOnce(new Promise(() => undefined));
  await respondWith('');
  act(() => void dispatchEvent(new Event('online')));
  await respondWith(registry);
  expect(router.state.navigation.state).toBe('loading');
  expect(loader).toHaveBeenCalledTimes(1);
  expect(reloads).not.toHaveBeenCalled();
});

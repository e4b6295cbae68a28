import { NetworkError, setSession, type RouteObject } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registryOf, release, renderShell } from '../testing/render-shell.tsx';
import type { RemoteLoader } from './load-routes.ts';

const registry = registryOf(
  release(
    'mfe-listings',
    { path: '/browse-listings', access: 'public' },
    { path: '/roommate/:id', access: 'signed-in' },
  ),
  release('mfe-marketing', { path: '/', access: 'public' }, { path: '/about', access: 'public' }),
);
const Broken = (): never => {
  throw new Error('a remote broke');
};
const detailsLoader = jest.fn(() => null);
const listings: RouteObject[] = [
  { path: '/browse-listings', element: <h1>Browse</h1> },
  { path: '/roommate/:id', loader: detailsLoader, element: <h1>Details</h1> },
];
const marketing: RouteObject[] = [
  { index: true, element: <h1>Home page</h1> },
  { path: '/about', element: <Broken /> },
  { path: '/login', element: <h1>Stolen</h1> },
];

const load = jest.fn<Promise<unknown>, Parameters<RemoteLoader['load']>>();
const loader: RemoteLoader = { load, hasStarted: () => false };
const report = jest.fn();
const show = (path: string) => renderShell({ path, registry, loader, report });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const signOut = () => setSession({ status: 'signed-out' });
const signIn = () => setSession({ status: 'signed-in', user: sampleUser() });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  detailsLoader.mockClear();
  load.mockReset();
  report.mockClear();
  load.mockImplementation(({ name }) =>
    Promise.resolve({ routes: name === 'mfe-listings' ? listings : marketing }),
  );
  signOut();
});
afterEach(() => jest.restoreAllMocks());

it('loads a remote once, when one of its pages is first visited', async () => {
  signIn();
  const { router } = show('/browse-listings');
  expect(await heading('Browse')).toBeInTheDocument();
  await act(() => router.navigate('/roommate/1'));
  expect(await heading('Details')).toBeInTheDocument();
  expect(load.mock.calls.map(([{ name }]) => name)).toEqual(['mfe-listings']);
});

it('shows the layout while a remote is still on its way', async () => {
  let arrive = (_module: unknown): void => undefined;
  load.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  show('/browse-listings');
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  act(() => arrive({ routes: listings }));
  expect(await heading('Browse')).toBeInTheDocument();
});

it('sends nobody to the login page before the remote is loaded, and remembers where from', async () => {
  const { router } = show('/roommate/1?a=1#b');
  expect(await heading('Login')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  expect(router.state.location.state).toEqual({
    from: { pathname: '/roommate/1', search: '?a=1', hash: '#b' },
  });
  act(signIn);
  expect(await heading('Details')).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/roommate/1', search: '?a=1', hash: '#b' });
});

it('shows a spinner until the session is known', async () => {
  setSession({ status: 'loading', slow: false });
  show('/roommate/1');
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  act(() => setSession({ status: 'loading', slow: true }));
  expect(await screen.findByText('Still connecting...')).toBeInTheDocument();
  act(signIn);
  expect(await heading('Details')).toBeInTheDocument();
});

it('does not run the loader of a guarded page for nobody, even when the remote is there', async () => {
  const { router } = show('/browse-listings');
  await heading('Browse');
  await act(() => router.navigate('/roommate/1'));
  expect(await heading('Login')).toBeInTheDocument();
  expect(detailsLoader).not.toHaveBeenCalled();
});

it('leaves a guarded page when the session ends', async () => {
  signIn();
  show('/roommate/1');
  await heading('Details');
  act(signOut);
  expect(await heading('Login')).toBeInTheDocument();
});

it('costs a remote that is down its own pages only, and Retry works once it is back', async () => {
  load.mockRejectedValue(new Error('down'));
  const { router } = show('/browse-listings');
  expect(await heading('This page could not be loaded')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'load', page: '/browse-listings', error: new Error('down') }),
  );
  load.mockImplementation(({ name }) =>
    Promise.resolve({ routes: name === 'mfe-listings' ? listings : marketing }),
  );
  await act(() => router.navigate('/'));
  expect(await heading('Home page')).toBeInTheDocument();
  load.mockRejectedValue(new Error('still down'));
  await act(() => router.navigate('/browse-listings'));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await heading('This page could not be loaded')).toBeInTheDocument();
  load.mockResolvedValue({ routes: listings });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await heading('Browse')).toBeInTheDocument();
});

it('says that a remote is down before the provider has confirmed the kept user', async () => {
  load.mockRejectedValue(new Error('down'));
  setSession({ status: 'loading', slow: false, user: sampleUser(), isUnconfirmed: true });
  show('/roommate/1');
  expect(await heading('This page could not be loaded')).toBeInTheDocument();
});

it('loads automatically when the connection returns', async () => {
  load.mockRejectedValue(new Error('offline'));
  show('/browse-listings');
  await heading('This page could not be loaded');
  load.mockResolvedValue({ routes: listings });
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await heading('Browse')).toBeInTheDocument();
});

it.each([
  ['exposes no routes', { pages: [] }],
  ['exposes something else', null],
])('does not take a module that %s', async (_what, module) => {
  load.mockResolvedValue(module);
  show('/browse-listings');
  expect(await heading('This page could not be loaded')).toBeInTheDocument();
});

it('does not load a remote that was built for another shell', async () => {
  const other = {
    ...release('mfe-listings', { path: '/browse-listings', access: 'public' as const }),
    shellApi: '1.0.0',
  };
  renderShell({ path: '/browse-listings', registry: registryOf(other), loader });
  expect(await heading('This page could not be loaded')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

it('keeps a page that throws inside the layout', async () => {
  const { router } = show('/about');
  expect(await heading('Something went wrong on this page')).toBeInTheDocument();
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'page', page: '/about', error: new Error('a remote broke') }),
  );
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  await act(() => router.navigate('/'));
  expect(await heading('Home page')).toBeInTheDocument();
});

it('loads the data of a page automatically when the connection returns', async () => {
  const failing = jest
    .fn(() => null)
    .mockImplementationOnce(() => {
      throw new NetworkError();
    });
  load.mockResolvedValue({
    routes: [{ path: '/browse-listings', loader: failing, element: <h1>Browse</h1> }],
  });
  show('/browse-listings');
  await heading('This page could not be loaded');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await heading('Browse')).toBeInTheDocument();
});

it('says so when the code of a page does not arrive', async () => {
  const missing = () => Promise.reject(Object.assign(new Error('x'), { name: 'ChunkLoadError' }));
  load.mockResolvedValue({ routes: [{ path: '/browse-listings', lazy: missing }] });
  show('/browse-listings');
  expect(await heading('This page could not be loaded')).toBeInTheDocument();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'file', page: '/browse-listings' }));
});

it("lets no remote take the shell's pages", async () => {
  const { router } = show('/');
  await heading('Home page');
  await act(() => router.navigate('/login'));
  expect(await heading('Login')).toBeInTheDocument();
});

it('adds the routes at the next visit when the first was given up while they loaded', async () => {
  let deliver: (module: unknown) => void = () => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (deliver = resolve)));
  const { router } = show('/nowhere');
  await heading('404 Page Not Found');
  act(() => void router.navigate('/browse-listings'));
  await act(() => router.navigate('/nowhere-else'));
  await act(async () => {
    deliver({ routes: listings });
    await Promise.resolve();
  });
  await act(() => router.navigate('/browse-listings'));
  expect(await heading('Browse')).toBeInTheDocument();
});

it('moves the focus to the heading of a page that one has navigated to', async () => {
  const { router } = show('/nowhere');
  await heading('404 Page Not Found');
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/login'));
  const title = await heading('Login');
  await waitFor(() => expect(title).toHaveFocus());
});

import { createBrowserRouter, RouterProvider, setSession, type RouteObject } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AccessGuard } from './access-guard.tsx';

const loginPage: RouteObject = { path: '/login', element: <h1>Login</h1> };

const show = (path: string, renderedPath?: string, login = loginPage) => {
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([
    {
      element: (
        <AccessGuard
          isGuarded={(pathname) => pathname.startsWith('/roommate/')}
          renderedPath={renderedPath}
        />
      ),
      children: [
        { path: '/roommate/:id', element: <h1>Details</h1> },
        { path: '/about', element: <h1>About</h1> },
        login,
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
};

describe('a guarded page that the server has rendered', () => {
  beforeEach(() => setSession({ status: 'loading', slow: false }));

  it('stays while the session is not known, and leads to the login when nobody is signed in', () => {
    const router = show('/roommate/1', '/roommate/1');
    expect(screen.getByRole('heading', { name: 'Details' })).toBeInTheDocument();
    act(() => setSession({ status: 'signed-out' }));
    expect(router.state.location.pathname).toBe('/login');
  });

  it('is the only guarded page that shows before the session is known', () => {
    show('/roommate/2', '/roommate/1');
    expect(screen.queryByRole('heading', { name: 'Details' })).not.toBeInTheDocument();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });
});

it('shows a spinner to visitors until the code of the login page has loaded', async () => {
  setSession({ status: 'signed-out' });
  let arrive = (): void => undefined;
  const code = new Promise<{ Component: () => ReactNode }>((resolve) => {
    arrive = () => resolve({ Component: () => <h1>Login</h1> });
  });
  const router = show('/roommate/1', undefined, { path: '/login', lazy: () => code });
  expect(router.state.navigation.location?.pathname).toBe('/login');
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  await act(async () => {
    arrive();
    await code;
  });
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

describe('a guarded page of a user whom the browser has kept', () => {
  const unconfirmed = { status: 'loading', user: sampleUser(), isUnconfirmed: true } as const;
  const page = () => screen.queryByRole('heading', { name: 'Details' });
  const spinner = () => screen.queryByRole('status')?.textContent;

  it('shows below a spinner, which goes away when the provider confirms the user', () => {
    setSession({ ...unconfirmed, slow: false });
    show('/roommate/1');
    const first = page();
    expect(first).toBeInTheDocument();
    expect(spinner()).toBe('Loading your account...');
    act(() => setSession({ ...unconfirmed, slow: true }));
    expect(spinner()).toBe('Still connecting...');
    act(() => setSession({ status: 'signed-in', user: unconfirmed.user }));
    expect(page()).toBe(first);
    expect(spinner()).toBeUndefined();
  });

  it('has no spinner above a public page, which waits for nobody', () => {
    setSession({ ...unconfirmed, slow: true });
    show('/about');
    expect(screen.getByRole('heading', { name: 'About' })).toBeInTheDocument();
    expect(spinner()).toBeUndefined();
  });

  it('leads to the login when the session has ended', () => {
    setSession({ ...unconfirmed, slow: false });
    const router = show('/roommate/1');
    act(() => setSession({ status: 'signed-out' }));
    expect(router.state.location.pathname).toBe('/login');
  });

  it('has no spinner during a logout', () => {
    setSession({ status: 'loading', slow: false, user: unconfirmed.user });
    show('/roommate/1');
    expect(page()).toBeInTheDocument();
    expect(spinner()).toBeUndefined();
  });
});

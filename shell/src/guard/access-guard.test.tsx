import { createBrowserRouter, RouterProvider, setSession } from '@roommate/shell-api';
import { act, render, screen } from '@testing-library/react';
import { AccessGuard } from './access-guard.tsx';

const show = (path: string, renderedPath?: string) => {
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([
    {
      element: <AccessGuard isGuarded={() => true} renderedPath={renderedPath} />,
      children: [
        { path: '/roommate/:id', element: <h1>Details</h1> },
        { path: '/login', element: <h1>Login</h1> },
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

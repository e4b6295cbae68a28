import { createBrowserRouter, NavLink, Outlet, RouterProvider } from '@roommate/shell-api';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { LateLocation } from './late-location.tsx';

it('shows where the visitor is after the page shows', async () => {
  window.history.replaceState(null, '', '/');
  const link = () => screen.getByRole('link', { name: 'About' });
  let beforePaint: string | null | undefined;
  const About = () => {
    useLayoutEffect(() => {
      beforePaint = link().getAttribute('aria-current');
    }, []);
    return <h1>About</h1>;
  };
  const layout = (
    <>
      <LateLocation>
        <NavLink to="/about">About</NavLink>
      </LateLocation>
      <Outlet />
    </>
  );
  const router = createBrowserRouter([
    {
      element: layout,
      children: [
        { path: '/', element: <h1>Home</h1> },
        { path: '/about', element: <About /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/about'));
  expect(beforePaint).toBeNull();
  expect(link()).toHaveAttribute('aria-current', 'page');
});

import { createBrowserRouter, RouterProvider, setSession } from '@roommate/shell-api';
import { render, screen } from '@testing-library/react';
import { PagePending } from './page-pending.tsx';
import { ServedSkeleton, readServedSkeleton } from './served-skeleton.ts';

const show = (path: string) => {
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([{ path: '*', element: <PagePending /> }]);
  render(
    <ServedSkeleton value={{ pathname: '/dashboard', html: '<p>Skeleton</p>' }}>
      <RouterProvider router={router} />
    </ServedSkeleton>,
  );
};

describe('a page that is not there yet', () => {
  beforeEach(() => setSession({ status: 'loading', slow: false }));

  it('keeps the skeleton of the HTML, and says that it is loading', () => {
    show('/dashboard');
    expect(screen.getByText('Skeleton')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  it('shows no skeleton of another page', () => {
    show('/dashboard/alerts');
    expect(screen.queryByText('Skeleton')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });
});

describe('the skeleton of the HTML', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('belongs to the path of the document', () => {
    document.body.innerHTML = '<div id="root"><div class="page-skeleton"><i></i></div></div>';
    expect(readServedSkeleton()).toEqual({
      pathname: window.location.pathname,
      html: '<div class="page-skeleton"><i></i></div>',
    });
  });

  it('is absent in the HTML of an earlier release', () => {
    document.body.innerHTML = '<div id="root"></div>';
    expect(readServedSkeleton()).toBeNull();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { useCanonicalLink } from './use-canonical-link.ts';

function Page() {
  useCanonicalLink();
  return <Link to="/about">About</Link>;
}

it('the canonical URL keeps the query of the HTML until the next page', async () => {
  document.head.innerHTML = '<link rel="canonical" href="https://rooms.example/browse-listings?cursor=abc">';
  const link = document.head.querySelector('link');
  const router = createMemoryRouter([{ path: '*', Component: Page }], {
    initialEntries: ['/browse-listings?cursor=abc'],
  });
  render(<RouterProvider router={router} />);
  expect(link?.href).toBe('https://rooms.example/browse-listings?cursor=abc');
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(link?.href).toBe('https://rooms.example/about');
});

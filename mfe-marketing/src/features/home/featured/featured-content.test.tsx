import { createTestShell, renderRoutes, sampleListing } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { FeaturedContent } from './featured-content.tsx';

it('shows the Available badge on every card, even if the listing is no longer available', async () => {
  createTestShell();
  const state = [sampleListing(0, { availability: 'not available' })];
  renderRoutes([{ path: '/', element: <FeaturedContent state={state} onTryAgain={() => undefined} /> }], {
    path: '/',
  });
  expect(await screen.findByRole('article')).toHaveTextContent('Available');
  expect(screen.getByRole('article')).not.toHaveTextContent('Not available');
});

import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { MatchSection } from './match-section.tsx';

it('has the full names of places', async () => {
  createTestShell();
  const reason = {
    about: 'travelTo' as const,
    fits: true,
    isDealbreaker: false,
    text: 'About 1.2 km from BUET',
    fullText: 'About 1.2 km from Bangladesh University of Engineering and Technology',
  };
  renderRoutes([{ path: '/', element: <MatchSection match={{ score: 90, reasons: [reason] }} /> }], {
    path: '/',
  });
  expect(await screen.findByText(reason.fullText)).toBeVisible();
  expect(screen.queryByText(reason.text)).not.toBeInTheDocument();
});

import { createTestShell, renderRoutes, sampleListing } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { matchRow } from '../compare/compared-rows.ts';
import { MatchSection } from './match-section.tsx';

const match = {
  score: 90,
  reasons: [
    { about: 'rentMax', fits: true, isDealbreaker: false, text: 'In budget' },
    {
      about: 'travelTo',
      fits: false,
      isDealbreaker: true,
      text: 'About 4.0 km from NSU',
      fullText: 'About 4.0 km from North South University',
    },
  ],
} as const;
const reasons = [...match.reasons];

it('a comparison has the full names of places', () => {
  const listing = sampleListing(0);
  const { values } = matchRow([listing], new Map([[listing._id, { ...match, reasons }]]));
  expect(values).toEqual(['90% match · In budget · Dealbreaker: About 4.0 km from North South University']);
});

it('the page of a listing has the full names of places', async () => {
  createTestShell();
  renderRoutes([{ path: '/', element: <MatchSection match={{ ...match, reasons }} /> }], { path: '/' });
  expect(await screen.findByText('About 4.0 km from North South University')).toBeVisible();
  expect(screen.queryByText('About 4.0 km from NSU')).not.toBeInTheDocument();
});

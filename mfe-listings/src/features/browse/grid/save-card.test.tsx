import { Link } from '@roommate/shell-api';
import { createTestShell, renderRoutes, sampleListing } from '@roommate/shell-api/testing';
import { ListingCard } from '@roommate/ui';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SaveCard } from './save-card.tsx';

const isSaved = (title: string): boolean =>
  screen.queryByRole('button', { name: `Saved. Remove: ${title}` }) !== null;

describe('the save button of a card', () => {
  it('saves its listing and no other one', async () => {
    const shell = createTestShell();
    const [first, second] = [sampleListing(0, { title: 'First' }), sampleListing(1, { title: 'Second' })];
    const cards = [first, second].map((listing) => (
      <ListingCard
        key={listing._id}
        {...listing}
        linkTo="/"
        linkAs={Link}
        linkLabel="See Details"
        saveAs={SaveCard}
      />
    ));
    renderRoutes([{ path: '/', element: cards }], { path: '/' });
    await screen.findByText('First');
    expect([isSaved('First'), isSaved('Second')]).toEqual([false, false]);
    await userEvent.click(screen.getByRole('button', { name: 'Save: Second' }));
    expect([isSaved('First'), isSaved('Second')]).toEqual([false, true]);
    expect(shell.saved.ids).toEqual([second._id]);
  });
});

import { createTestShell, renderRoutes, sampleListing, sampleUser } from '@roommate/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';

const rooms = Array.from({ length: 9 }, (_, i) =>
  sampleListing(i, {
    title: `Room ${i}`,
    location: 'Section 10, Mirpur',
    rentAmount: 5000 + i * 1000,
    roomType: 'Single',
  }),
);
const open = (id: string, listings = rooms) => {
  const shell = createTestShell({ listings });
  return { shell, ...renderRoutes(routes, { path: `/areas/${id}` }) };
};

describe('the page of an area', () => {
  it('shows what a room costs, with the size of the sample', async () => {
    open('mirpur-10');
    expect(await screen.findByRole('heading', { level: 1, name: 'Rooms in Mirpur 10' })).toBeVisible();
    expect(screen.getByText('median of 9 rooms').parentElement).toHaveTextContent('BDT 9000/month');
    expect(screen.getByText(/^About half/).textContent).toBe(
      'About half of the rooms cost BDT 7,000 to 11,000.',
    );
    const band = screen.getByRole('row', { name: /^8,000 to 11,999/ });
    expect(within(band).getByText('4')).toBeVisible();
    expect(document.title).toBe('Rooms in Mirpur 10 · Roommate Dhaka');
  });

  it('says that the rents of a large area are the newest', async () => {
    const many = Array.from({ length: 1001 }, (_, i) => sampleListing(i, { location: 'Mirpur 11' }));
    open('mirpur-11', many);
    expect(await screen.findByText('median of the newest 1,000 rooms')).toBeVisible();
  });

  it('shows no rents below a sample of 8', async () => {
    open('mirpur-10', rooms.slice(0, 7));
    expect(await screen.findByText(/Mirpur 10 has 7 rooms\./)).toBeVisible();
    expect(screen.queryByText(/half of the rooms/)).not.toBeInTheDocument();
  });

  it('shows the newest rooms and links to all', async () => {
    open('mirpur-10');
    expect(await screen.findAllByRole('article')).toHaveLength(8);
    const all = screen.getByRole('link', { name: 'Search in Mirpur 10' });
    expect(all).toHaveAttribute('href', '/browse-listings?place=mirpur-10');
  });

  it('saves a room from its card', async () => {
    open('mirpur-10');
    const save = await screen.findByRole('button', { name: 'Save: Room 3' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-label', 'Saved. Remove: Room 3'));
  });

  it('shows a person also the rooms with one of their dealbreakers', async () => {
    const user = sampleUser({});
    const shell = createTestShell({ user, listings: rooms });
    shell.api.preferences.set(user.uid, { rentMax: 1000, dealbreakers: ['rentMax'] });
    renderRoutes(routes, { path: '/areas/mirpur-10' });
    expect(await screen.findAllByRole('article')).toHaveLength(8);
    expect(screen.queryByText(/There are no rooms/)).not.toBeInTheDocument();
  });

  it('links the neighbouring areas, and the metro and universities with their distance', async () => {
    const { router } = open('mirpur-10');
    const heading = await screen.findByRole('heading', { name: 'Neighbouring areas' });
    const metro = screen.getByRole('heading', { name: 'Metro' }).parentElement;
    expect(within(metro ?? document.body).getAllByText(/^[\d.]+ km$/)).toHaveLength(3);
    const [first] = within(heading.parentElement ?? document.body).getAllByRole('link');
    await userEvent.click(first ?? document.body);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/areas\/(?!mirpur-10$)/));
  });

  it('shows that an area does not exist', async () => {
    open('atlantis');
    expect(await screen.findByRole('heading', { level: 1, name: 'Area not found' })).toBeVisible();
  });

  it('offers Try Again after a failure', async () => {
    const shell = createTestShell({ listings: rooms });
    shell.fail(/areas/, 503);
    renderRoutes(routes, { path: '/areas/mirpur-10' });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    shell.recover();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rooms in Mirpur 10' })).toBeVisible();
  });
});

import { createTestShell, renderRoutes, sampleListing } from '@roommate/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';

const roomIn = (location: string, i: number) =>
  sampleListing(i, { title: `Room ${i}`, location, rentAmount: 5000 + i * 1000 });
const listings = ['Section 10, Mirpur', 'Section 10, Mirpur', 'Mirpur 11', 'Sector 7, Uttara'].map(roomIn);

describe('the page of all areas', () => {
  it('has the areas by parts of the city, and leads to the page of each', async () => {
    createTestShell({ listings });
    const { router } = renderRoutes(routes, { path: '/areas' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rooms by area' })).toBeVisible();
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Mirpur', 'Uttara']);
    expect(screen.getByText('3 rooms, median BDT 6,000')).toBeVisible();
    const [parts] = screen.getAllByRole('list');
    const items = within(parts ?? document.body).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Mirpur 10\u00A02', 'Mirpur 11\u00A01']);
    await userEvent.click(screen.getByRole('link', { name: 'Mirpur 11' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/areas/mirpur-11'));
  });

  it('says so when no room names its area', async () => {
    createTestShell({ listings: [] });
    renderRoutes(routes, { path: '/areas' });
    expect(await screen.findByRole('heading', { name: 'No Areas Found' })).toBeVisible();
  });

  it('offers Try Again after a failure', async () => {
    const shell = createTestShell({ listings });
    shell.fail(/areas/, 503);
    renderRoutes(routes, { path: '/areas' });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    shell.recover();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 2, name: 'Mirpur' })).toBeVisible();
  });

  it.each(['/browse-listings', '/areas/mirpur'])('is linked from %s', async (path) => {
    createTestShell({ listings });
    renderRoutes(routes, { path });
    const links = await screen.findAllByRole('link', { name: /^(Rooms by area|All areas)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/areas']);
  });
});

import { log } from '@roommate/shell-api';
import { createTestShell, renderRoutes, sampleListing, sampleUser } from '@roommate/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { routes } from '../../routes.tsx';

const PATH = '/dashboard/my-listings';
const owner = sampleUser();
const LIST = '/roommates/mylistings';

// Indexes 0, 4 and 8 belong to the sample user.
const own = [
  sampleListing(0, { title: 'Balcony room', availability: 'available', views: 3 }),
  sampleListing(4, { title: 'Metro seat', availability: 'not available', views: 5 }),
  sampleListing(8, { title: 'Lake room', availability: 'available', views: 0 }),
];
const listings = [...own, sampleListing(1, { title: 'Somebody else' })];

type Shell = ReturnType<typeof createTestShell>;

function setUp({ path = PATH, prepare }: { path?: string; prepare?: (shell: Shell) => void } = {}) {
  const shell = createTestShell({ user: owner, listings });
  prepare?.(shell);
  const { router } = renderRoutes(routes, { path });
  return { shell, router };
}

const header = (count: number) => screen.findByText(`Manage your ${count} room listing(s)`);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const figures = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const comeBack = () =>
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(log, 'error').mockImplementation();
});

afterEach(() => jest.restoreAllMocks());

it("shows the loading text, then the user's listings and their stats", async () => {
  let open = (): void => undefined;
  setUp({ prepare: (shell) => (open = shell.api.hold()) });
  expect(await screen.findByText('Loading your listings...')).toBeVisible();
  open();
  await header(3);
  expect(titles()).toEqual(own.map(({ title }) => title));
  expect(figures()).toEqual([
    ['Total Listings', '3'],
    ['Available', '2'],
    ['Total Views', '8'],
  ]);
});

it('shows an inert skeleton of the table while it loads', async () => {
  setUp({ path: `${PATH}?view=table`, prepare: (shell) => void shell.api.hold() });
  await screen.findByText('Loading your listings...');
  const table = document.querySelector('[inert] table');
  expect(table?.querySelectorAll('thead th')).toHaveLength(7);
  expect(document.querySelectorAll('article')).toHaveLength(0);
});

it('offers View and Edit on every card', async () => {
  setUp();
  await header(3);
  const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  for (const { _id, title } of own) {
    expect(target(new RegExp(`^View.*${title}$`))).toBe(`/roommate/${_id}`);
    expect(target(new RegExp(`^Edit.*${title}$`))).toBe(`/mylistings/update/${_id}`);
  }
});

it('switches to a table and keeps the choice in the URL', async () => {
  const { router } = setUp();
  await header(3);
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  const table = await screen.findByRole('table');
  expect(router.state.location.search).toBe('?view=table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['#', 'Title', 'Location', 'Rent', 'Room Type', 'Status', 'Actions']);
  const [, , second] = within(table).getAllByRole('row');
  expect(second && [...second.children].slice(0, 6).map((cell) => cell.textContent)).toEqual([
    '2',
    'Metro seat',
    own[1]?.location,
    `BDT ${own[1]?.rentAmount}/month`,
    own[1]?.roomType,
    'Not available',
  ]);
  expect(within(table).getByRole('link', { name: /^View.*Metro seat$/ })).toBeVisible();
  expect(within(table).getByRole('link', { name: /^Edit.*Metro seat$/ })).toBeVisible();
  expect(within(table).getByRole('button', { name: /^Delete.*Metro seat$/ })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Cards' }));
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

it('links to the add form when there are no listings', async () => {
  const shell = createTestShell({ user: owner, listings: [] });
  renderRoutes(routes, { path: PATH });
  expect(
    await screen.findByText("You haven't created any listings yet. Start by adding your first listing!"),
  ).toBeVisible();
  const link = screen.getByRole('link', { name: 'Add Your First Listing' });
  expect(link).toHaveAttribute('href', '/dashboard/add-listing');
  expect(shell.notifications.toasts).toEqual([]);
});

it.each([500, 'network'] as const)(
  'treats a failed fetch (%s) as an empty list, logs it, and says so with Try Again beside it',
  async (failure) => {
    const { shell } = setUp({ prepare: (failing) => failing.fail(LIST, failure) });
    await screen.findByText('Manage your room listings');
    expect(screen.getByRole('link', { name: 'Add Your First Listing' })).toBeVisible();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(shell.notifications.toasts).toEqual([]);
    expect(shell.dialogs.opened).toEqual([]);
    expect(screen.getByText(/^Your listings could not be loaded/)).toBeVisible();
    expect(screen.queryByText('No listings yet')).not.toBeInTheDocument();
    expect(figures().map(([, value]) => value)).toEqual(['–Unknown', '–Unknown', '–Unknown']);
    shell.recover();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await header(3);
    expect(screen.queryByText(/^Your listings could not be loaded/)).not.toBeInTheDocument();
  },
);

it('says only that loading failed, with Try Again, without a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  setUp({ prepare: (failing) => failing.fail(LIST, 'network') });
  expect(await screen.findByText(/^Your listings could not be loaded/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByText(/You haven't created any listings yet/)).not.toBeInTheDocument();
});

it('loads the listings when the connection returns to a page that was opened without one', async () => {
  const { shell } = setUp({ prepare: (failing) => failing.fail(LIST, 'network') });
  await screen.findByText(/^Your listings could not be loaded/);
  shell.recover();
  act(() => void window.dispatchEvent(new Event('online')));
  await header(3);
});

it('fetches again when the user returns to the tab', async () => {
  const { shell } = setUp({ prepare: (failing) => failing.fail(LIST, 'network') });
  await screen.findByText(/^Your listings could not be loaded/);
  shell.recover();
  comeBack();
  await header(3);
});

it('keeps the list when a refresh fails', async () => {
  const { shell } = setUp();
  await header(3);
  shell.fail(LIST, 500);
  comeBack();
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(titles()).toHaveLength(3);
});

it('does not load the listings again when the user changes the view', async () => {
  const { shell } = setUp();
  await header(3);
  const requests = () => shell.api.calls.filter(({ path }) => path.startsWith(LIST)).length;
  const before = requests();
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  await screen.findByRole('table');
  expect(requests()).toBe(before);
});

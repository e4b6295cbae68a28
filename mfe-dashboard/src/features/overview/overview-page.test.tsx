import { createTestShell, renderRoutes, sampleListing, sampleUser } from '@roommate/shell-api/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { routes } from '../../routes.tsx';

const owner = sampleUser();
const OWN_PATH = `/roommates/user/${encodeURIComponent(owner.email ?? '')}`;

// Indexes 0 and 4 belong to the sample user.
const listings = [
  sampleListing(0, { availability: 'available', views: 10 }),
  sampleListing(1),
  sampleListing(2),
  sampleListing(4, { availability: 'not available', views: 5 }),
];

const setUp = (prepare: (shell: ReturnType<typeof createTestShell>) => void = () => undefined) => {
  const shell = createTestShell({ user: owner, listings });
  prepare(shell);
  renderRoutes(routes, { path: '/dashboard' });
  return shell;
};

/** Label and value of each card, in order. */
const figures = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? undefined]);

const expectFigures = async (total: string, own: string, active: string, views: string) => {
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(figures()).toEqual([
      ['Total Listings', total],
      ['My Listings', own],
      ['Active Listings', active],
      ['Total Views', views],
    ]),
  );
};

const UNKNOWN = '–Unknown';

it('welcomes the user by name and shows the four stats', async () => {
  setUp();
  expect(await screen.findByText(/^Welcome back, Nusrat Jahan!/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expectFigures('4', '2', '1', '15');
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

it('shows all four cards while the stats load', async () => {
  const shell = setUp((held) => held.api.hold());
  await expectFigures('Loading', 'Loading', 'Loading', 'Loading');
  expect(shell.api.calls.map(({ path }) => path)).toEqual(['/roommates/stats', OWN_PATH]);
});

it('requests the count when the stats fail', async () => {
  const shell = setUp((failing) => failing.fail('/roommates/stats', 500));
  await expectFigures('4', '2', '1', '15');
  expect(shell.api.calls.map(({ path }) => path)).toContain('/roommates/count');
});

it("shows the user's stats when the total fails", async () => {
  setUp((shell) => {
    shell.fail('/roommates/stats', 'network');
    shell.fail('/roommates/count', 'network');
  });
  await expectFigures(UNKNOWN, '2', '1', '15');
});

it("shows the total when the user's listings fail, and tries again", async () => {
  const shell = setUp((failing) => failing.fail(OWN_PATH, 503));
  await expectFigures('4', UNKNOWN, UNKNOWN, UNKNOWN);
  shell.recover();
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await expectFigures('4', '2', '1', '15');
});

it('says which figures could not be loaded: some or all', async () => {
  setUp((failing) => failing.fail(/^/, 503));
  expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
  cleanup();
  setUp((failing) => failing.fail(OWN_PATH, 503));
  expect(await screen.findByText('Some of the figures could not be loaded.')).toBeVisible();
});

it.each<[string, (shell: ReturnType<typeof createTestShell>) => void]>([
  ['Here is how your rooms are doing.', () => undefined],
  ['You have no rooms here yet.', (shell) => shell.respond(OWN_PATH, [])],
  ['Your rooms could not be loaded.', (shell) => shell.fail(OWN_PATH, 503)],
  ['Loading your rooms...', (shell) => shell.api.hold()],
])('introduces the figures with "%s"', async (intro, prepare) => {
  setUp(prepare);
  expect(await screen.findByText(intro)).toBeVisible();
});

it.each([
  ['when the browser is online again', ['offline', 'online']],
  ['when the connection returns to a page that was opened without one', ['online']],
])('loads the stats again %s, once', async (_when, events) => {
  const shell = setUp((failing) => failing.fail(/^/, 'network'));
  await expectFigures(UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN);
  shell.recover();
  const before = shell.api.calls.length;
  act(() => {
    for (const event of events) window.dispatchEvent(new Event(event));
  });
  await expectFigures('4', '2', '1', '15');
  expect(shell.api.calls.length - before).toBe(2);
});

it("shows the user's newest listings", async () => {
  setUp();
  const section = await screen.findByRole('region', { name: 'Your newest rooms' });
  const targets = [...section.querySelectorAll('article a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual([listings[0], listings[3]].map((listing) => `/roommate/${listing?._id}`));
});

it.each([1, 2, 3])('fills the row of %i own rooms', async (count) => {
  const own = Array.from({ length: count }, (_, index) => sampleListing(index * 4, { likes: 2, views: 1 }));
  createTestShell({ user: owner, listings: own });
  renderRoutes(routes, { path: '/dashboard' });
  const section = await screen.findByRole('region', { name: 'Your newest rooms' });
  await waitFor(() => expect(section.querySelectorAll('article')).toHaveLength(count));
  const interest = within(section).queryByRole('heading', { name: 'Interest in your rooms' });
  expect(interest !== null).toBe(count < 3);
  const figures = [...section.querySelectorAll('.figures p')].map(({ textContent }) => textContent);
  expect(figures).toEqual(
    Array.from({ length: count < 3 ? count : 0 }, () => ['2 people interested', '1 view']).flat(),
  );
  const edits = within(section).queryAllByRole('link', { name: /^Edit: / });
  expect(edits.map((link) => link.getAttribute('href'))).toEqual(
    count < 3 ? own.map(({ _id }) => `/mylistings/update/${_id}`) : [],
  );
  expect(section.querySelectorAll('.beside')).toHaveLength(count === 1 ? 1 : 0);
});

it('shows no rooms to a user without listings', async () => {
  createTestShell({ user: owner, listings: [] });
  renderRoutes(routes, { path: '/dashboard' });
  await expectFigures('0', '0', '0', '0');
  expect(screen.queryByRole('region', { name: 'Your newest rooms' })).not.toBeInTheDocument();
});

it('links to adding, managing and browsing', async () => {
  setUp();
  await screen.findByRole('heading', { level: 1 });
  const section = screen.getByRole('region', { name: 'Quick actions' });
  const targets = [...section.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/add-listings', '/my-listings', '/browse-listings']);
});

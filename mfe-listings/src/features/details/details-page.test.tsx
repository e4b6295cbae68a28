import {
  createTestShell,
  renderRoutes,
  sampleId,
  sampleListing,
  sampleUser,
  type StoredListing,
  type TestShellOptions,
} from '@roommate/shell-api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';

const id = sampleId(0);
const visitor = sampleUser({ uid: 'uid-visitor', email: 'visitor@example.com' });

async function open(
  listing: Partial<StoredListing> = {},
  user = visitor,
  options: Pick<TestShellOptions, 'logInAgain'> = {},
) {
  const listings = [sampleListing(0, { title: 'Sunny room', ...listing })];
  const shell = createTestShell({ user, listings, ...options });
  const rendered = renderRoutes(routes, { path: `/roommate/${id}` });
  await screen.findByRole('heading', { level: 1, name: 'Sunny room' });
  return { shell, ...rendered, heart: screen.getByRole('button', { name: 'Like this listing' }) };
}

const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

it.each([
  [0, '(0 people interested in this listing)'],
  [1, '(1 person interested in this listing)'],
  [2, '(2 people interested in this listing)'],
])('shows how many people are interested (%i)', async (likes, text) => {
  await open({ likes });
  expect(screen.getByText(text)).toBeTruthy();
});

it('shows all facts of the listing without the contact', async () => {
  await open({ lifestyle: ['Quiet', 'Early riser'], rentAmount: 9000 });
  expect(factOf('Rent')).toBe('BDT 9000/month');
  expect(factOf('Room type')).toBe('Single');
  expect(factOf('Availability')).toBe('Available');
  expect(factOf('Location')).toBe('Road 8A, Dhanmondi, Dhaka');
  expect(factOf('Lifestyle')).toBe('Quiet, Early riser');
  expect(factOf('Name')).toBe('Nusrat Jahan');
  expect(factOf('Email')).toBe('nusrat@example.com');
  expect(factOf('Contact')).toBe('Like to get contact');
  expect(screen.getByText(/Five minutes on foot/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(document.title).toContain('Sunny room');
});

it('says that the contact of a listing that is not available is withheld, before and after a like', async () => {
  const { heart } = await open({ likes: 1, availability: 'not available', contact: '01700-000000' });
  expect(factOf('Availability')).toBe('Not available');
  expect(factOf('Contact')).toBe(
    'Like to get contactThe room is not available now. The contact is withheld until it is available again.',
  );
  await userEvent.click(heart);
  expect(await screen.findByText('(2 people interested in this listing)')).toBeTruthy();
  expect(factOf('Contact')).toBe(
    'Your like is saved. The contact is withheld because the room is not available now. Like it again when it is available.',
  );
  expect(document.body.textContent).not.toContain('01700');
});

it('says that the poster has not confirmed the email address', async () => {
  await open({ emailVerified: false });
  expect(factOf('Email')).toBe('Not shown: the poster has not confirmed the email address.');
});

it('says that the daily limit of email addresses is reached', async () => {
  const listing: Partial<StoredListing> = sampleListing(0, { title: 'Sunny room' });
  delete listing.email;
  delete listing.contact;
  const shell = createTestShell({ user: visitor });
  shell.respond(`/roommates/${id}`, { ...listing, emailWithheld: 'daily_limit' });
  renderRoutes(routes, { path: `/roommate/${id}` });
  await screen.findByRole('heading', { level: 1, name: 'Sunny room' });
  expect(factOf('Email')).toBe(
    'Not shown: you have seen the email addresses of many listings today. Open this page again tomorrow.',
  );
});

it("says 'Not specified' for an empty lifestyle", async () => {
  await open({ lifestyle: [] });
  expect(factOf('Lifestyle')).toBe('Not specified');
});

it('hides the image when none of its URLs loads', async () => {
  await open({ imageUrl: 'https://example.com/room.jpg' });
  for (const extension of ['jpg', 'png', 'jpeg']) {
    const image = screen.getByRole<HTMLImageElement>('img', { name: /Image of the room/ });
    expect(image.src).toBe(`https://example.com/room.${extension}`);
    fireEvent.error(image);
  }
  expect(screen.queryByRole('img', { name: /Image of the room/ })).toBeNull();
});

it('fills the heart, counts once and reveals the contact after several presses', async () => {
  const { shell, heart } = await open({ likes: 1, contact: '01700' });
  await userEvent.dblClick(heart);
  await waitFor(() => expect(factOf('Contact')).toBe('01700'));
  await userEvent.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('(2 people interested in this listing)')).toBeTruthy();
  expect(shell.api.calls.filter(({ method }) => method === 'PATCH')).toEqual([
    { method: 'PATCH', path: `/roommates/${id}/like`, body: { likes: 2 } },
  ]);
});

it('offers to call, to open WhatsApp and to copy the contact in a bar, which takes the focus', async () => {
  const user = userEvent.setup();
  const { shell, heart } = await open({ contact: '01712-345678' });
  expect(screen.queryByRole('region', { name: 'Contact the poster' })).toBeNull();
  await user.click(heart);
  const call = await screen.findByRole('link', { name: 'Call' });
  expect(call.getAttribute('href')).toBe('tel:+8801712345678');
  expect(document.activeElement).toBe(call);
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    'https://wa.me/8801712345678',
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('01712-345678');
  expect(shell.notifications.toasts).toMatchObject([{ kind: 'success', text: 'The contact was copied.' }]);
});

it('shows the contact and the e-mail as links', async () => {
  const { heart } = await open({ contact: 'Call 01712-345678 after six' });
  await userEvent.click(heart);
  const link = await screen.findByRole('link', { name: '01712-345678' });
  expect(link.getAttribute('href')).toBe('tel:+8801712345678');
  expect(factOf('Contact')).toBe('Call 01712-345678 after six');
  const mail = screen.getByRole('link', { name: 'nusrat@example.com' });
  expect(mail.getAttribute('href')).toBe('mailto:nusrat@example.com');
});

it('says how to copy when the browser refuses the clipboard', async () => {
  const user = userEvent.setup();
  const { shell, heart } = await open({ contact: '01712-345678' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(heart);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(shell.notifications.toasts).toMatchObject([{ kind: 'error' }]));
});

it('reveals the contact without counting a like of an earlier visit again', async () => {
  const { heart } = await open({ likes: 1, likedBy: [visitor.uid], contact: '01700' });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(heart);
  await waitFor(() => expect(factOf('Contact')).toBe('01700'));
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('(1 person interested in this listing)')).toBeTruthy();
});

it('hides the contact of a like of an earlier visit until the viewer likes again', async () => {
  const listing = { ...sampleListing(0, { title: 'Sunny room' }), isOwner: false, isLiked: true };
  const shell = createTestShell({ user: visitor });
  shell.respond(`/roommates/${id}`, { ...listing, contact: '01700' });
  shell.respond(`/roommates/${id}/like`, { matchedCount: 1, modifiedCount: 0, likes: 1, contact: '01700' });
  renderRoutes(routes, { path: `/roommate/${id}` });
  const heart = await screen.findByRole('button', { name: 'Like this listing' });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  expect(factOf('Contact')).toBe('Like to get contact');
  expect(document.body.textContent).not.toContain('01700');
  await userEvent.click(heart);
  await waitFor(() => expect(factOf('Contact')).toBe('01700'));
});

it('shows the owner the contact and an edit link, and blocks their like', async () => {
  const { shell, heart } = await open({ contact: '01700' }, sampleUser());
  expect(factOf('Contact')).toBe('01700');
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`/mylistings/update/${id}`);
  await userEvent.click(heart);
  expect(shell.notifications.toasts).toMatchObject([
    { kind: 'error', text: "You can't like your own post." },
  ]);
  expect(shell.api.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

it('changes nothing when a like fails, and accepts the next one', async () => {
  const { shell, heart } = await open({ likes: 1 });
  shell.fail(`/roommates/${id}/like`, 'network', { times: 1 });
  await userEvent.click(heart);
  await waitFor(() =>
    expect(shell.notifications.toasts).toMatchObject([
      { kind: 'error', text: 'Your like could not be saved. The server could not be reached.' },
    ]),
  );
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  expect(factOf('Contact')).toBe('Like to get contact');
  await userEvent.click(heart);
  expect(await screen.findByText('(2 people interested in this listing)')).toBeTruthy();
});

it('asks for a new login in place when the session has ended, and then sends the like', async () => {
  const { shell, heart } = await open({ likes: 1, contact: '01700' });
  shell.fail(`/roommates/${id}/like`, 401, { times: 1 });
  await userEvent.click(heart);
  await waitFor(() => expect(factOf('Contact')).toBe('01700'));
  expect(screen.getByText('(2 people interested in this listing)')).toBeTruthy();
  expect(shell.notifications.toasts).toEqual([]);
});

it('says that the like was not saved when the user does not log in again', async () => {
  const logInAgain = jest.fn(() => Promise.resolve(false));
  const { shell, heart } = await open({}, visitor, { logInAgain });
  shell.fail(`/roommates/${id}/like`, 401);
  await userEvent.click(heart);
  await waitFor(() => expect(shell.notifications.toasts).toMatchObject([{ kind: 'error' }]));
  expect(logInAgain).toHaveBeenCalledTimes(1);
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

it("shows 'Loading...' first", async () => {
  const shell = createTestShell({ user: visitor });
  const release = shell.api.hold();
  renderRoutes(routes, { path: `/roommate/${id}` });
  expect(await screen.findByText('Loading...')).toBeTruthy();
  act(release);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

it.each(['unknown', sampleId(5000), '%20'])("says 'Roommate not found' for the id %s", async (unknown) => {
  createTestShell({ user: visitor });
  renderRoutes(routes, { path: `/roommate/${unknown}` });
  expect(await screen.findByRole('heading', { name: 'Roommate not found' })).toBeTruthy();
});

it('offers Try Again when the listing cannot be loaded', async () => {
  const shell = createTestShell({ user: visitor, listings: [sampleListing(0, { title: 'Sunny room' })] });
  shell.fail(`/roommates/${id}`, 503, { times: 1 });
  renderRoutes(routes, { path: `/roommate/${id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunny room' })).toBeTruthy();
});

describe('the rents of similar rooms', () => {
  const rooms = Array.from({ length: 8 }, (_, i) =>
    sampleListing(i + 1, { location: 'Mirpur 10', rentAmount: 10_000, roomType: 'Single' }),
  );
  const openAmong = (listings: readonly StoredListing[]) => {
    const listing = sampleListing(0, {
      title: 'Sunny room',
      location: 'Mirpur 10',
      rentAmount: 8800,
      roomType: 'Single',
    });
    createTestShell({ user: visitor, listings: [listing, ...listings] });
    renderRoutes(routes, { path: `/roommate/${id}` });
  };

  it('compares the rent with similar rooms, with the size of the sample', async () => {
    openAmong(rooms);
    expect(await screen.findByText('About 12 % below similar rooms in Mirpur 10 (n = 8).')).toBeTruthy();
    const area = screen.getByRole('link', { name: 'Rooms in Mirpur 10' });
    expect(area.getAttribute('href')).toBe('/areas/mirpur-10');
  });

  it('compares with nothing below a sample of 8', async () => {
    openAmong(rooms.slice(1));
    expect(await screen.findByRole('link', { name: 'Rooms in Mirpur 10' })).toBeTruthy();
    expect(screen.queryByText(/similar rooms/)).toBeNull();
  });
});

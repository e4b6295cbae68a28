import { createTestShell, renderRoutes, sampleListing, sampleUser } from '@roommate/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';
import { factOf, openDetails, shownId, visitor } from '../../testing/open-details.ts';

it('says that the contact of a listing that is not available is withheld, before and after a like', async () => {
  const { heart } = await openDetails({ likes: 1, availability: 'not available', contact: '01700-000000' });
  expect(factOf('Availability')).toBe('Not available');
  expect(factOf('Contact')).toBe(
    'Like to get contactThe room is not available now. The contact is withheld until it is available again.',
  );
  await userEvent.click(heart);
  expect(await screen.findByText('(2 people interested in this listing)')).toBeVisible();
  expect(factOf('Contact')).toBe(
    'Your like is saved. The contact is withheld because the room is not available now. Like it again when it is available.',
  );
  expect(document.body).not.toHaveTextContent('01700');
  const bar = screen.getByRole('region', { name: 'Contact the poster' });
  const text = within(bar).getByText(
    /^Your like is saved\. .* withheld until the room is available again\.$/,
  );
  expect(text).toHaveFocus();
});

it('shows and announces a like that is under way, without the filled heart', async () => {
  const { shell, heart } = await openDetails({ likes: 1, contact: '01700' });
  const open = shell.api.hold();
  await userEvent.click(heart);
  expect(screen.getByText('Sending your like...')).toHaveAttribute('role', 'status');
  expect(heart.querySelector('svg')).not.toBeInTheDocument();
  expect(heart.querySelector('.ring')).toBeInTheDocument();
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  open();
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  expect(heart.querySelector('svg')).toBeInTheDocument();
  expect(screen.queryByText('Sending your like...')).not.toBeInTheDocument();
});

it('announces that a like waits while there is no connection', async () => {
  const { shell, heart } = await openDetails({ likes: 1, contact: '01700' });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const open = shell.api.hold();
  await userEvent.click(heart);
  const status = await screen.findByText('Your like waits for the connection.');
  expect(status).toHaveAttribute('role', 'status');
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(status.textContent).toBe('Sending your like...');
  open();
  await waitFor(() => expect(status).toBeEmptyDOMElement());
  online.mockRestore();
});

it('fills the heart, counts once and reveals the contact after several presses', async () => {
  const { shell, heart } = await openDetails({ likes: 1, contact: '01700' });
  await userEvent.dblClick(heart);
  await waitFor(() => expect(factOf('Contact')).toBe('01700'));
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('(2 people interested in this listing)')).toBeVisible();
  expect(shell.api.calls.filter(({ method }) => method === 'PATCH')).toEqual([
    { method: 'PATCH', path: `/roommates/${shownId}/like`, body: { likes: 2 } },
  ]);
});

it('offers to call, to open WhatsApp and to copy the contact in a bar, which takes the focus', async () => {
  const user = userEvent.setup();
  const { shell, heart } = await openDetails({ contact: '01712-345678' });
  expect(screen.queryByRole('region', { name: 'Contact the poster' })).not.toBeInTheDocument();
  await user.click(heart);
  const call = await screen.findByRole('link', { name: 'Call' });
  expect(call).toHaveAttribute('href', 'tel:+8801712345678');
  expect(call).toHaveFocus();
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/8801712345678',
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('01712-345678');
  expect(shell.notifications.toasts).toMatchObject([{ kind: 'success', text: 'The contact was copied.' }]);
});

it('offers both of two numbers, each with the number that it calls', async () => {
  const { heart } = await openDetails({ contact: '01712-345678 or 01812-345678' });
  await userEvent.click(heart);
  const bar = await screen.findByRole('region', { name: 'Contact the poster' });
  const expected: [string, string][] = [
    ['Call 01712-345678', 'tel:+8801712345678'],
    ['WhatsApp 01712-345678', 'https://wa.me/8801712345678'],
    ['Call 01812-345678', 'tel:+8801812345678'],
    ['WhatsApp 01812-345678', 'https://wa.me/8801812345678'],
  ];
  const links = expected.map(([name]) => within(bar).getByRole('link', { name }));
  expect(within(bar).getAllByRole('link')).toEqual(links);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expected.map(([, href]) => href));
});

it('shows the contact and the email as links', async () => {
  const { heart } = await openDetails({ contact: 'Call 01712-345678 after six' });
  await userEvent.click(heart);
  const link = await screen.findByRole('link', { name: '01712-345678' });
  expect(link).toHaveAttribute('href', 'tel:+8801712345678');
  expect(factOf('Contact')).toBe('Call 01712-345678 after six');
  const mail = screen.getByRole('link', { name: 'nusrat@example.com' });
  expect(mail).toHaveAttribute('href', 'mailto:nusrat@example.com');
});

it('says how to copy when the browser refuses the clipboard', async () => {
  const user = userEvent.setup();
  const { shell, heart } = await openDetails({ contact: '01712-345678' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(heart);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(shell.notifications.toasts).toMatchObject([{ kind: 'error' }]));
});

it('reveals the contact without counting a like of an earlier visit again', async () => {
  const { heart } = await openDetails({ likes: 1, likedBy: [visitor.uid], contact: '01700' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  await waitFor(() => expect(factOf('Contact')).toBe('01700'));
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('(1 person interested in this listing)')).toBeVisible();
});

it('hides the contact of a like of an earlier visit until the viewer likes again', async () => {
  const listing = { ...sampleListing(0, { title: 'Sunny room' }), isOwner: false, isLiked: true };
  const shell = createTestShell({ user: visitor });
  shell.respond(`/roommates/${shownId}`, { ...listing, contact: '01700' });
  shell.respond(`/roommates/${shownId}/like`, {
    matchedCount: 1,
    modifiedCount: 0,
    likes: 1,
    contact: '01700',
  });
  renderRoutes(routes, { path: `/roommate/${shownId}` });
  const heart = await screen.findByRole('button', { name: 'Like this listing' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(factOf('Contact')).toBe('Like to get contact');
  expect(document.body).not.toHaveTextContent('01700');
  await userEvent.click(heart);
  await waitFor(() => expect(factOf('Contact')).toBe('01700'));
});

it('shows the owner the contact and an edit link, and blocks their like', async () => {
  const { shell, heart } = await openDetails({ contact: '01700' }, sampleUser());
  expect(factOf('Contact')).toBe('01700');
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/mylistings/update/${shownId}`);
  await userEvent.click(heart);
  expect(shell.notifications.toasts).toMatchObject([
    { kind: 'error', text: "You can't like your own post." },
  ]);
  expect(shell.api.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

it('changes nothing when a like fails, and accepts the next one', async () => {
  const { shell, heart } = await openDetails({ likes: 1 });
  shell.fail(`/roommates/${shownId}/like`, 'network', { times: 1 });
  await userEvent.click(heart);
  await waitFor(() =>
    expect(shell.notifications.toasts).toMatchObject([
      { kind: 'error', text: 'Your like could not be saved. The server could not be reached.' },
    ]),
  );
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(factOf('Contact')).toBe('Like to get contact');
  await userEvent.click(heart);
  expect(await screen.findByText('(2 people interested in this listing)')).toBeVisible();
});

it('shows nothing after a logout that ends a like which waits, and accepts the next one', async () => {
  const { shell, heart } = await openDetails({ likes: 1 });
  shell.fail(`/roommates/${shownId}/like`, 'aborted', { times: 1 });
  await userEvent.click(heart);
  await waitFor(() => expect(screen.queryByText('Sending your like...')).not.toBeInTheDocument());
  expect(shell.notifications.toasts).toEqual([]);
  await userEvent.click(heart);
  expect(await screen.findByText('(2 people interested in this listing)')).toBeVisible();
  expect(shell.api.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
});

it('asks for a new login in place when the session has ended, and then sends the like', async () => {
  const { shell, heart } = await openDetails({ likes: 1, contact: '01700' });
  shell.fail(`/roommates/${shownId}/like`, 401, { times: 1 });
  await userEvent.click(heart);
  await waitFor(() => expect(factOf('Contact')).toBe('01700'));
  expect(screen.getByText('(2 people interested in this listing)')).toBeVisible();
  expect(shell.notifications.toasts).toEqual([]);
});

it('says that the like was not saved when the user does not log in again', async () => {
  const logInAgain = jest.fn(() => Promise.resolve(false));
  const { shell, heart } = await openDetails({}, visitor, { logInAgain });
  shell.fail(`/roommates/${shownId}/like`, 401);
  await userEvent.click(heart);
  await waitFor(() => expect(shell.notifications.toasts).toMatchObject([{ kind: 'error' }]));
  expect(logInAgain).toHaveBeenCalledTimes(1);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

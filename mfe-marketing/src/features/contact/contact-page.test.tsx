import { businessHours, supportContact, TOAST_AUTO_CLOSE_MS } from '@roommate/contracts';
import {
  closeOnceSaved,
  createTestShell,
  isAskedBeforeClosing,
  renderRoutes,
  sampleUser,
} from '@roommate/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';

const requiredToast = { kind: 'error', text: 'Please fill in all required fields!' };
const sentToast = {
  kind: 'success',
  text: "Message sent successfully! We'll get back to you soon.",
  autoCloseMs: TOAST_AUTO_CLOSE_MS,
};
const failedToast = { kind: 'error', text: 'Failed to send message. Please try again later.' };
const message = { name: 'Mim', email: 'mim@example.com', subject: 'Hello', message: 'Is it free?' };

async function open(options: Parameters<typeof createTestShell>[0] = {}) {
  const shell = createTestShell(options);
  const user = userEvent.setup();
  const { router } = renderRoutes(routes, { path: '/contact' });
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  return { shell, user, router };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const values = () => ['Name', 'Email', 'Subject', 'Message'].map((name) => field(name).value);
const button = () => screen.getByRole<HTMLButtonElement>('button');

async function fillIn(user: ReturnType<typeof userEvent.setup>, changed: Partial<typeof message> = {}) {
  const { name, email, subject, message: text } = { ...message, ...changed };
  await user.type(field('Name'), name);
  await user.type(field('Email'), email);
  await user.type(field('Subject'), subject);
  await user.type(field('Message'), text);
}

it('sends the message with its time and without a user id, shows a toast and resets the form', async () => {
  const { shell, user } = await open();
  await fillIn(user, { name: '  Mim ' });
  await user.click(button());
  await waitFor(() => expect(shell.notifications.toasts).toMatchObject([sentToast]));
  expect(shell.api.calls).toMatchObject([
    { method: 'POST', path: '/contact', body: { ...message, userId: null } },
  ]);
  const sentAt = shell.api.messages[0]?.timestamp ?? '';
  expect(new Date(sentAt).toISOString()).toBe(sentAt);
  expect(values()).toEqual(['', '', '', '']);
});

it('hides a honeypot field from people and sends what a bot fills in', async () => {
  const { shell, user } = await open();
  const trap = screen.getByLabelText<HTMLInputElement>('Website');
  expect(screen.queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument();
  expect(trap.tabIndex).toBe(-1);
  await fillIn(user);
  await user.type(trap, 'https://spam.example');
  await user.click(button());
  await waitFor(() => expect(shell.notifications.toasts).toMatchObject([sentToast]));
  expect(shell.api.calls).toMatchObject([{ body: { ...message, website: 'https://spam.example' } }]);
});

it('sends the uid of the signed-in user', async () => {
  const { shell, user } = await open({ user: sampleUser({ uid: 'uid-mim' }) });
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(shell.api.messages).toMatchObject([{ userId: 'uid-mim' }]));
});

it('rejects blank fields with the toast, errors beside the fields and a focused summary', async () => {
  const { shell, user } = await open();
  await user.type(field('Name'), '   ');
  await user.type(field('Email'), 'mim@example.com');
  await user.click(button());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(shell.notifications.toasts).toMatchObject([requiredToast]);
  for (const name of ['Name', 'Subject', 'Message']) {
    expect(field(name)).toHaveAccessibleDescription(`${name} is required.`);
  }
  expect(shell.api.calls).toEqual([]);
});

it('rejects an invalid email address with the toast and an error beside the field', async () => {
  const { shell, user } = await open();
  await fillIn(user, { email: 'mim@' });
  await user.click(button());
  await waitFor(() =>
    expect(field('Email')).toHaveAccessibleDescription(
      'Email must be an email address such as name@example.com.',
    ),
  );
  expect(shell.notifications.toasts).toMatchObject([requiredToast]);
  expect(shell.api.calls).toEqual([]);
});

it("disables the button, labels it 'Sending...' and sends once", async () => {
  const { shell, user } = await open();
  const respond = shell.api.hold();
  await fillIn(user);
  await user.dblClick(button());
  await waitFor(() => expect(button()).toHaveTextContent('Sending...'));
  expect(button()).toBeDisabled();
  respond();
  await waitFor(() => expect(button()).toBeEnabled());
  expect(shell.api.messages).toHaveLength(1);
});

it('keeps what the visitor types while the message is sent, and asks before it is lost', async () => {
  const { shell, user } = await open();
  const respond = shell.api.hold();
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(button()).toBeDisabled());
  expect(isAskedBeforeClosing()).toBe(false);
  await user.type(field('Message'), ' And how far is the metro?');
  expect(isAskedBeforeClosing()).toBe(true);
  respond();
  await waitFor(() => expect(shell.notifications.toasts).toMatchObject([sentToast]));
  expect(shell.api.messages).toMatchObject([message]);
  expect(field('Message')).toHaveValue('Is it free? And how far is the metro?');
  expect(isAskedBeforeClosing()).toBe(true);
});

it('keeps the values when sending fails', async () => {
  const { shell, user } = await open();
  shell.fail('/contact', 'network', { times: 1 });
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(shell.notifications.toasts).toMatchObject([failedToast]));
  expect(values()).toEqual(Object.values(message));
  await user.click(button());
  await waitFor(() => expect(shell.notifications.toasts[1]).toMatchObject(sentToast));
});

it('asks before the user leaves an unsent message', async () => {
  const { shell, user, router } = await open();
  await user.type(field('Message'), 'Half a');
  shell.dialogs.answer(false, true);
  await act(() => router.navigate('/faq'));
  await waitFor(() => expect(shell.dialogs.opened).toMatchObject([{ title: 'Leave without saving?' }]));
  expect(router.state.location.pathname).toBe('/contact');
  await act(() => router.navigate('/faq'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
});

it('asks nothing from the moment the message is sent, before the form renders again', async () => {
  const { shell, user } = await open();
  const respond = shell.api.hold();
  await fillIn(user);
  expect(isAskedBeforeClosing()).toBe(true);
  await user.click(button());
  await waitFor(() => expect(button()).toBeDisabled());
  const asks = closeOnceSaved(() => shell.notifications.toasts.length > 0);
  respond();
  await waitFor(() => expect(asks.length).toBeGreaterThan(0));
  expect(asks).not.toContain(true);
});

it('shows business hours, phone number, email address and postal address', async () => {
  await open();
  const info = screen.getByRole('complementary', { name: 'Contact information' });
  for (const { days, hours } of businessHours) expect(info).toHaveTextContent(`${days}${hours}`);
  expect(info).toHaveTextContent(supportContact.address);
  expect(screen.getByRole('link', { name: supportContact.email })).toHaveAttribute(
    'href',
    `mailto:${supportContact.email}`,
  );
  expect(screen.getByRole('link', { name: supportContact.phone })).toHaveAttribute(
    'href',
    'tel:+8801700000000',
  );
});

it('shows nothing after a logout that ends a message which waits, and keeps the text', async () => {
  const { shell, user } = await open({ user: sampleUser() });
  await fillIn(user);
  shell.fail('/contact', 'aborted');
  await user.click(button());
  await waitFor(() => expect(shell.api.calls).toHaveLength(1));
  await waitFor(() => expect(button()).toBeEnabled());
  expect(shell.notifications.toasts).toEqual([]);
  expect(field('Message')).toHaveValue(message.message);
});

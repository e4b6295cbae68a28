import { setSession } from '@roommate/shell-api';
import { createTestShell, sampleUser } from '@roommate/shell-api/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { toasts } from '../../notifications/toasts.ts';
import { apiServerPerTest, hangUp, noting, respond } from '../../testing/api-server.ts';
import { sampleChange } from '../../testing/sample-change.ts';
import { createSenders } from '../../api/create-senders.ts';
import { ChangesSlot } from '../changes-slot.tsx';
import { dropChange, keepChange, readChanges } from '../waiting-changes.ts';
import { sendLeftChanges } from './send-left-changes.ts';

const server = apiServerPerTest();
const user = sampleUser();
const tokenOfUser = () => Promise.resolve('token');
const credentials = { current: tokenOfUser, resolved: tokenOfUser, renewed: tokenOfUser };
const sendAll = () => sendLeftChanges(createSenders(server.url(''), credentials));
const message = (changed: Parameters<typeof sampleChange>[0] = {}) =>
  sampleChange({ url: server.url('/contact'), ...changed });
const like = (changed: Parameters<typeof sampleChange>[0] = {}) =>
  sampleChange({
    id: 'like',
    kind: 'like',
    uid: user.uid,
    method: 'PATCH',
    url: server.url('/roommates/1/like'),
    body: '{"likes":1}',
    ...changed,
  });
const success = jest.spyOn(toasts, 'success').mockImplementation(() => undefined);

beforeEach(() => {
  createTestShell();
  for (const { id } of readChanges()) dropChange(id);
  setSession({ status: 'signed-in', user });
  success.mockClear();
});

it('sends what a closed tab has left, with its key, and says so', async () => {
  const keys: (string | undefined)[] = [];
  server.handlers = [
    noting(keys, 'idempotency-key', respond(201, { success: true })),
    respond(200, { matchedCount: 1, modifiedCount: 1 }),
  ];
  keepChange(message({ madeAt: Date.now() - 1000 }));
  keepChange(like());
  await expect(sendAll()).resolves.toBe(false);
  expect(keys).toEqual(['a'.repeat(32)]);
  expect(server.calls.map(({ line, authorization }) => [line, authorization])).toEqual([
    ['POST /api/contact', undefined],
    ['PATCH /api/roommates/1/like', 'Bearer token'],
  ]);
  expect(success.mock.calls.map(([text]) => text)).toEqual([
    'Your message, which was waiting, is sent.',
    'Your like, which was waiting, is saved.',
  ]);
  expect(readChanges()).toEqual([]);
});

it('sends nothing of another user, or before it is known who is signed in', async () => {
  keepChange(like());
  setSession({ status: 'signed-in', user: sampleUser({ uid: 'another' }) });
  await sendAll();
  setSession({ status: 'loading', slow: false });
  await sendAll();
  expect(server.calls).toEqual([]);
  expect(readChanges()).toHaveLength(1);
});

it.each([
  ['the site does not respond', [hangUp, hangUp]],
  ['the API is busy', [respond(503, {})]],
  ['a limit per minute lasts', [respond(429, {}, { 'retry-after': '60' })]],
])('keeps a change while %s', async (_, handlers) => {
  server.handlers = handlers;
  keepChange(message());
  await expect(sendAll()).resolves.toBe(true);
  expect(readChanges()).toMatchObject([{ state: 'waiting' }]);
});

it('leaves a change to the tab that waits with it', async () => {
  const request = jest.fn((_name: string, _options: object, run: (lock: null) => unknown) => run(null));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  keepChange(message());
  await expect(sendAll()).resolves.toBe(true);
  Reflect.deleteProperty(navigator, 'locks');
  expect(server.calls).toEqual([]);
});

it('shows what was refused with its reason and its words, and sends it again', async () => {
  render(<ChangesSlot />);
  server.handlers = [respond(404, { error: 'No such listing.' }), respond(201, { success: true })];
  act(() => keepChange(message()));
  await act(() => sendAll());
  expect(await screen.findByText('Your message was not sent. No such listing.')).toBeVisible();
  expect(screen.getByText('A question.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Send Again: / }));
  expect(screen.queryByText(/was not sent/)).not.toBeInTheDocument();
  await act(() => sendAll());
  expect(success).toHaveBeenCalledTimes(1);
});

it('gives the reason of a limit that lasts for hours instead of trying until then', async () => {
  const problem = { error: 'Too Many Requests', detail: 'Too many new contacts.' };
  server.handlers = [respond(429, problem, { 'retry-after': '7200' })];
  keepChange(like());
  await expect(sendAll()).resolves.toBe(false);
  expect(readChanges()).toMatchObject([{ state: 'refused', reason: 'Too many new contacts.', status: 429 }]);
});

it('explains the refusal of a proxy, which has other fields than the API, by its status', async () => {
  server.handlers = [respond(403, { detail: 'Blocked by the firewall.', errors: 'blocked' })];
  keepChange(message());
  await sendAll();
  expect(readChanges()).toMatchObject([
    { state: 'refused', reason: 'The server responded with status 403.', status: 403 },
  ]);
});

it('sends nothing that has waited for a day without a question', async () => {
  render(<ChangesSlot />);
  act(() => keepChange(message({ madeAt: Date.now() - 24 * 3600 * 1000 })));
  await act(() => sendAll());
  expect(server.calls).toEqual([]);
  expect(await screen.findByText('Your message was not sent. It has waited for a day.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Discard: / }));
  expect(readChanges()).toEqual([]);
});

it.each([
  ['message', 'Your message was not sent.', false],
  ['listing', 'Your listing was not posted.', true],
] as const)('does not send a %s again when an earlier version was posted', async (kind, text, hasLink) => {
  const [change, path] =
    kind === 'listing'
      ? [{ id: 'listing', kind, uid: user.uid }, '/roommates']
      : [{ id: 'message', kind }, '/contact'];
  render(<ChangesSlot />, { wrapper: MemoryRouter });
  server.handlers = [respond(422, { error: 'Used.', code: 'idempotency_key_reused' })];
  act(() => keepChange(sampleChange({ ...change, url: server.url(path) })));
  await act(() => sendAll());
  expect(await screen.findByText(`${text} An earlier version of it was posted.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send Again/ })).not.toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: 'My Listings' })).toHaveLength(hasLink ? 1 : 0);
  await userEvent.click(screen.getByRole('button', { name: /^Discard: / }));
  expect(readChanges()).toEqual([]);
});

it('sends a change again with its key, and with a new one when the API has forgotten it', async () => {
  render(<ChangesSlot />);
  const sendAgain = async () => userEvent.click(await screen.findByRole('button', { name: /^Send Again: / }));
  const madeAt = Date.now() - 22 * 3600 * 1000;
  act(() => keepChange(message({ state: 'refused', madeAt })));
  await sendAgain();
  expect(readChanges()).toMatchObject([{ id: 'a'.repeat(32), madeAt, state: 'waiting' }]);
  act(() => keepChange(message({ state: 'refused', madeAt: madeAt - 2 * 3600 * 1000 })));
  await sendAgain();
  const [again, ...others] = readChanges();
  expect(again?.headers['idempotency-key']).toBe(again?.id);
  expect([again?.id === 'a'.repeat(32), (again?.madeAt ?? 0) > madeAt, others]).toEqual([false, true, []]);
});

it('lets the person decide about a change that failed', async () => {
  render(<ChangesSlot />);
  act(() => keepChange(like({ state: 'offered' })));
  expect(await screen.findByText('Your like was not saved. The site does not respond.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send When It Responds: your like' }));
  expect(readChanges()).toMatchObject([{ state: 'waiting' }]);
});

it('overwrites another edit only after the person knows about it', async () => {
  render(<ChangesSlot />);
  const edit = like({
    kind: 'edit',
    method: 'PUT',
    url: server.url('/roommates/1'),
    headers: { 'if-match': 'old' },
    state: 'refused',
    status: 412,
  });
  act(() => keepChange(edit));
  expect(await screen.findByText(/Send Again overwrites that change/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Send Again: / }));
  expect(readChanges()).toMatchObject([{ headers: { 'if-match': '' }, state: 'waiting' }]);
});

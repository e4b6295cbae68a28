import { log, setSession } from '@roommate/shell-api';
import { createTestShell, sampleUser } from '@roommate/shell-api/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createSenders } from '../../api/create-senders.ts';
import { toasts } from '../../notifications/toasts.ts';
import { apiServerPerTest, respond } from '../../testing/api-server.ts';
import { sampleChange } from '../../testing/sample-change.ts';
import { ChangesSlot } from '../changes-slot.tsx';
import { keepChange, notifyAll, readChanges } from '../waiting-changes.ts';
import { removeDamagedChanges } from './damaged-changes.ts';
import { sendLeftChanges } from './send-left-changes.ts';

const server = apiServerPerTest();
const user = sampleUser();
const token = () => Promise.resolve('token');
const sendAll = () =>
  sendLeftChanges(createSenders(server.url(''), { current: token, resolved: token, renewed: token }));
const storeAs = (key: string, value: unknown) =>
  localStorage.setItem(`roommate:change:${key}`, JSON.stringify(value));

beforeEach(() => {
  createTestShell();
  localStorage.clear();
  setSession({ status: 'signed-in', user });
  jest.spyOn(toasts, 'success').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it.each<[string, object]>([
  ['an unknown state', { state: 'lost' }],
  ['no state', { state: undefined }],
  ['headers that are not a record', { headers: null }],
  ['a header that is not a text', { headers: { 'if-match': 1 } }],
  ['a time that is not a number', { madeAt: 'now' }],
  ['a body that is not JSON', { body: '{' }],
  ['a body that is not a record', { body: 'null' }],
  ['an address that is not a URL', { url: '/api/contact' }],
  ['the address of another kind', { url: 'http://localhost/api/roommates' }],
  ['no method', { method: undefined }],
  ['a reason that is not a text', { reason: {} }],
  ['the key of another change', { id: 'another' }],
])('removes a stored change with %s', (_, wrong) => {
  storeAs('x', { ...sampleChange({ id: 'x' }), ...wrong });
  removeDamagedChanges();
  expect(localStorage).toHaveLength(0);
});

it('keeps a valid change, one that has ended, and one of a kind that only a later release knows', () => {
  storeAs('a', sampleChange({ id: 'a' }));
  storeAs('b', sampleChange({ id: 'b', method: '', url: '', headers: {}, body: '{}', state: 'ended' }));
  storeAs('c', { kind: 'photo' });
  removeDamagedChanges();
  expect(localStorage).toHaveLength(3);
});

it('shows the other changes', async () => {
  render(<ChangesSlot />);
  storeAs('bad', { ...sampleChange({ id: 'bad', state: 'refused' }), body: '{' });
  act(() => keepChange(sampleChange({ id: 'good', state: 'refused', reason: 'No.' })));
  expect(await screen.findByText('Your message was not sent. No.')).toBeVisible();
  expect(readChanges().map(({ id }) => id)).toEqual(['good']);
});

it('leaves the page as it is when a change cannot be shown', async () => {
  const logged = jest.spyOn(log, 'error');
  render(
    <>
      <ChangesSlot />
      <p>The page</p>
    </>,
  );
  act(() => keepChange(sampleChange({ id: 'odd', state: 'refused', body: '{"message":{"toString":1}}' })));
  const failed = 'The waiting changes cannot be shown.';
  await waitFor(() => expect(logged).toHaveBeenCalledWith(failed, expect.any(Error)));
  expect(screen.getByText('The page')).toBeVisible();
});

it('sends the changes after a damaged one', async () => {
  server.handlers = [respond(201, {})];
  storeAs('bad', { ...sampleChange({ id: 'bad', madeAt: 1 }), headers: null });
  keepChange(sampleChange({ url: server.url('/contact') }));
  await sendAll();
  expect(server.calls).toHaveLength(1);
  expect(readChanges()).toEqual([]);
});

it('sends the changes after one that fails unexpectedly', async () => {
  server.handlers = [respond(201, {})];
  // A header of HTTP cannot have this text.
  keepChange(
    sampleChange({ id: 'bad', madeAt: Date.now() - 1, url: server.url('/contact'), headers: { ' ': 'a' } }),
  );
  keepChange(sampleChange({ url: server.url('/contact') }));
  await sendAll();
  expect(server.calls).toHaveLength(1);
});

it('sends the token to no other site', async () => {
  const url = 'http://localhost:1/api/roommates';
  storeAs('x', sampleChange({ id: 'x', kind: 'listing', uid: user.uid, url }));
  notifyAll();
  const fetched = jest.spyOn(globalThis, 'fetch');
  await sendAll();
  expect(fetched).not.toHaveBeenCalled();
  expect(readChanges()).toEqual([]);
});

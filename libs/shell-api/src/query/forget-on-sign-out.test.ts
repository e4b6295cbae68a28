import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { setSession } from '../session.ts';
import { sampleUser } from '../testing/sample-users.ts';
import { getQueryClient } from './query-client.ts';

const client = getQueryClient();
const queryKey = ['listings', 'one'];
const options = { queryKey, queryFn: () => Promise.resolve('contact') };
const cached = () => client.getQueryData(queryKey);

beforeEach(() => {
  client.clear();
  setSession({ status: 'signed-in', user: sampleUser() });
});

it('removes what a user has loaded when they sign out, not while sign-in resolves', async () => {
  setSession({ status: 'signed-out' });
  setSession({ status: 'loading', slow: false });
  await client.fetchQuery(options);
  setSession({ status: 'signed-in', user: sampleUser() });
  expect(cached()).toBe('contact');
  setSession({ status: 'loading', slow: false, user: sampleUser() });
  expect(cached()).toBe('contact');
  setSession({ status: 'signed-out' });
  expect(cached()).toBeUndefined();
});

it('removes what a user has loaded when another one signs in', async () => {
  await client.fetchQuery(options);
  setSession({ status: 'signed-in', user: sampleUser({ uid: 'another-user' }) });
  expect(cached()).toBeUndefined();
});

it('removes data that a page still shows when the visitor leaves that page', async () => {
  const leave = new QueryObserver(client, options).subscribe(() => undefined);
  await client.fetchQuery(options);
  setSession({ status: 'signed-out' });
  expect(cached()).toBe('contact');
  leave();
  await Promise.resolve();
  expect(cached()).toBeUndefined();
});

it('keeps what the next page shows too', async () => {
  const leave = new QueryObserver(client, options).subscribe(() => undefined);
  await client.fetchQuery(options);
  setSession({ status: 'signed-out' });
  leave();
  const leaveNext = new QueryObserver(client, options).subscribe(() => undefined);
  await Promise.resolve();
  expect(cached()).toBe('contact');
  leaveNext();
});

it('removes the results of mutations, such as the contact that a like revealed', async () => {
  await new MutationObserver(client, { mutationFn: () => Promise.resolve('contact') }).mutate();
  expect(client.getMutationCache().getAll()).toHaveLength(1);
  setSession({ status: 'signed-out' });
  expect(client.getMutationCache().getAll()).toEqual([]);
});

import { NetworkError, setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { apiServerPerTest, respond } from '../testing/api-server.ts';
import { createSenders } from './create-senders.ts';
import type { Credentials } from './with-token.ts';

const server = apiServerPerTest();
const user = sampleUser();
const another = sampleUser({ uid: 'another' });

/** Sends a like of the user. */
function sendLike(
  changed: Partial<Credentials> = {},
  owner: { uid: string | undefined } = { uid: user.uid },
) {
  const token = () => Promise.resolve('token');
  const credentials = { current: token, resolved: token, renewed: token, ...changed };
  const { asUser } = createSenders(server.url(''), credentials);
  return asUser(new Request(server.url('/roommates/1/like'), { method: 'PATCH', body: '{}' }), owner);
}
const tokenOfAnother = () => {
  setSession({ status: 'signed-in', user: another });
  return Promise.resolve('of another');
};

beforeEach(() => setSession({ status: 'signed-in', user }));

it('sends a change as the person who made it', async () => {
  server.handlers = [respond(200, {})];
  await sendLike();
  expect(server.calls).toMatchObject([{ authorization: 'Bearer token' }]);
});

it('does not send it when somebody else has signed in meanwhile', async () => {
  await expect(sendLike({ resolved: tokenOfAnother })).rejects.toThrow(NetworkError);
  expect(server.calls).toEqual([]);
});

it('does not repeat a refused one as somebody else', async () => {
  server.handlers = [respond(401, {})];
  await expect(sendLike({ renewed: tokenOfAnother })).rejects.toThrow(NetworkError);
  expect(server.calls).toHaveLength(1);
});

it('does not send it without a token', async () => {
  await expect(sendLike({ resolved: () => Promise.resolve(null) })).rejects.toThrow(NetworkError);
  expect(server.calls).toEqual([]);
});

it('binds a change of an unknown person to the user whose token it is sent with', async () => {
  setSession({ status: 'loading', slow: false });
  server.handlers = [respond(200, {})];
  const owner = { uid: undefined };
  await sendLike({ resolved: tokenOfAnother }, owner);
  expect(owner).toEqual({ uid: 'another' });
});

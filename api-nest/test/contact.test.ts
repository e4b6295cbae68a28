import { rafi } from './support/people.ts';
import { useApi } from './support/use-api.ts';

const message = {
  name: 'Tania',
  email: 'tania@example.com',
  subject: 'A question',
  message: 'Is the room in Mirpur still free?',
};

const api = useApi();

beforeEach(() => api.connection.collection('contactmessages').deleteMany({}));

const stored = () => api.connection.collection('contactmessages').find({}).toArray();

it('stores the message of an anonymous visitor with the server’s time', async () => {
  const body = { ...message, userId: 'uid-forged', timestamp: '2001-01-01T00:00:00.000Z' };
  const before = Date.now();
  const { status, body: response } = await api.call('POST', '/contact', { body });
  expect(status).toBe(200);
  expect(response).toEqual({
    success: true,
    message: "Message sent successfully! We'll get back to you soon.",
  });
  const [row] = await stored();
  expect(row).toMatchObject({ ...message, userId: null });
  expect((row?.timestamp as Date).getTime()).toBeGreaterThanOrEqual(before);
});

it('stores the sender when there is a token', async () => {
  await api.call('POST', '/contact', { as: rafi, body: { ...message, userId: null } });
  expect(await stored()).toEqual([expect.objectContaining({ userId: rafi.sub })]);
});

it('silently drops a message with the field that people do not see', async () => {
  const people = await api.call('POST', '/contact', { body: { ...message, website: '' } });
  const program = await api.call('POST', '/contact', {
    body: { ...message, website: 'https://spam.example' },
  });
  expect([program.status, program.body]).toEqual([people.status, people.body]);
  expect(await stored()).toHaveLength(1);
});

it.each([
  ['a blank subject', { ...message, subject: '  ' }, 'subject'],
  ['no message', { ...message, message: undefined }, 'message'],
  ['a malformed email', { ...message, email: 'tania' }, 'email'],
  ['a malformed time', { ...message, timestamp: 'today' }, 'timestamp'],
  ['an unknown field', { ...message, admin: true }, 'admin'],
])('refuses %s and names it', async (_, body, field) => {
  const { status, body: problem } = await api.call('POST', '/contact', { body });
  expect(status).toBe(400);
  expect(problem.errors).toEqual([expect.objectContaining({ field })]);
  expect(await stored()).toEqual([]);
});

it('refuses an invalid token although no token is needed', async () => {
  const { status } = await api.call('POST', '/contact', {
    body: message,
    headers: { authorization: 'Bearer forged' },
  });
  expect(status).toBe(401);
});

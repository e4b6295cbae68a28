import type { CreatedApiKey } from '@roommate/contracts';
import { createKey, withKey } from './support/create-key.ts';
import { useFreshLimits } from './support/fresh-limits.ts';
import { nusrat, rafi, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { startApi, type TestApi } from './support/start-api.ts';
import { storedRoom } from './support/stored-room.ts';
import type { Person } from './support/token-issuer.ts';
import { useApi } from './support/use-api.ts';
import { rateLimitTiers } from '../src/rate-limits/rate-limit-tiers.ts';

/** Small enough for a test to reach the limits: 6 reads a minute per user, 60 per IP address. */
const FACTOR = 0.01;
const userReads = Math.round(rateLimitTiers.reads.user.requests * FACTOR);
const addressReads = Math.round(rateLimitTiers.reads.address.requests * FACTOR);

useFreshLimits();
const api = useApi({ rateLimitFactor: FACTOR });

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const read = async (options: Parameters<TestApi['call']>[2] = {}) =>
  (await api.call('GET', '/roommates/count', options)).status;
const times = async (count: number, call: () => Promise<number>): Promise<number[]> => {
  const statuses = [];
  for (let n = 0; n < count; n += 1) statuses.push(await call());
  return statuses;
};

it('limits the reads of one user with Retry-After, and of no other user', async () => {
  expect(await times(userReads, () => read({ as: rafi }))).toEqual(Array(userReads).fill(200));
  const { status, headers, body } = await api.call('GET', '/roommates/count', { as: rafi });
  expect(status).toBe(429);
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(rateLimitTiers.reads.user.seconds);
  expect(body.error).toMatch(/^Too many reads\. Try again in \d+ (second|minute)s?\.$/);

  expect(await read({ as: nusrat })).toBe(200);
  expect(await read()).toBe(200);
  const contact = { as: rafi, body: {}, ...from('203.0.113.7') };
  expect((await api.call('POST', '/contact', contact)).status).toBe(400);
});

it('shows the limits that counted a request and what is left of them', async () => {
  const limits = async (options: Parameters<TestApi['call']>[2]) => {
    const { headers } = await api.call('GET', '/roommates/count', options);
    return [headers.get('ratelimit-policy'), headers.get('ratelimit')?.replace(/t=\d+/g, 't=N')];
  };
  const address = from('203.0.113.7');
  const policy = `"reads-address";q=${addressReads};w=60`;
  expect(await limits(address)).toEqual([policy, `"reads-address";r=${addressReads - 1};t=N`]);
  expect(await limits({ as: rafi, ...address })).toEqual([
    `${policy}, "reads-user";q=${userReads};w=60`,
    `"reads-address";r=${addressReads - 2};t=N, "reads-user";r=${userReads - 1};t=N`,
  ]);
});

it('shows the limits in a refusal and in other errors', async () => {
  await times(userReads, () => read({ as: rafi }));
  const refused = await api.call('GET', '/roommates/count', { as: rafi });
  expect([refused.status, refused.headers.get('ratelimit')]).toEqual([
    429,
    `"reads-user";r=0;t=${refused.headers.get('retry-after')}`,
  ]);
  const unknown = await api.call('GET', '/roommates/665f1c2ab7d94e0012a4c9d1', { as: nusrat });
  expect([unknown.status, unknown.headers.get('ratelimit')]).toEqual([
    404,
    expect.stringMatching(/^"reads-user";r=\d+;t=\d+$/),
  ]);
});

it('shows the limits with 304, also from memory', async () => {
  const list = (headers: Record<string, string>, as?: Person) =>
    api.call('GET', '/roommates?limit=8', {
      headers: { ...from('203.0.113.7').headers, ...headers },
      ...(as && { as }),
    });
  for (const as of [rafi, undefined, undefined]) {
    const tag = (await list({}, as)).headers.get('etag') ?? '';
    const { status, headers } = await list({ 'if-none-match': tag }, as);
    const limit = expect.stringMatching(
      as ? /"reads-address".*"reads-user"/ : /^"reads-address"[^,]*$/,
    ) as string;
    expect([status, headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([304, limit, limit]);
  }
});

it('shows the limits with 412', async () => {
  // Not posted, which would use up the limit.
  const listing = storedRoom({ ownerUid: nusrat.sub });
  await api.connection.collection('listings').insertOne(listing);
  const { status, headers } = await api.call('PUT', `/roommates/${listing._id.toHexString()}`, {
    as: nusrat,
    body: { ...room, title: 'Another title' },
    headers: { ...from('203.0.113.7').headers, 'if-match': '"earlier"' },
  });
  const limit = expect.stringMatching(/"writes-address".*"writes-user"/) as string;
  expect([status, headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([412, limit, limit]);
});

it('limits the reads of an IP address, also with different users', async () => {
  const address = from('203.0.113.7');
  expect(await times(addressReads, () => read(address))).toEqual(Array(addressReads).fill(200));
  expect(await read(address)).toBe(429);
  expect(await read({ as: nusrat, ...address })).toBe(429);
  expect(await read(from('203.0.113.8'))).toBe(200);
});

it('counts guessed tokens', async () => {
  const guess = () => read({ headers: { authorization: 'Bearer x.y.z', 'x-forwarded-for': '203.0.113.9' } });
  expect(await times(addressReads, guess)).toEqual(Array(addressReads).fill(401));
  expect(await guess()).toBe(429);
});

it('counts an IPv6 network as one IP address', async () => {
  const statuses = [];
  for (let n = 0; n <= addressReads; n += 1) statuses.push(await read(from(`2001:db8:1:2::${n + 1}`)));
  expect(statuses.at(-1)).toBe(429);
  expect(await read(from('2001:db8:1:3::1'))).toBe(200);
});

it('counts direct requests from this machine only in the contact form', async () => {
  expect(await times(addressReads + 1, () => read())).not.toContain(429);
  const send = async () => (await api.call('POST', '/contact', { body: {} })).status;
  expect(await times(2, send)).toEqual([400, 429]);
});

it('does not limit health checks', async () => {
  const live = async () => (await api.call('GET', '/health/live', from('203.0.113.7'))).status;
  expect(await times(addressReads + 1, live)).not.toContain(429);
});

it('counts changes and likes separately from reads', async () => {
  const id = await postListing(api, nusrat);
  expect((await api.call('POST', '/roommates', { as: nusrat, body: room })).body.error).toMatch(
    /^Too many changes\./,
  );
  expect(await read({ as: nusrat })).toBe(200);
  const like = () => api.call('PATCH', `/roommates/${id}/like`, { as: rafi, body: { likes: 1 } });
  expect((await like()).status).toBe(200);
  expect((await like()).body.error).toMatch(/^Too many likes\./);
});

it('ignores the forwarded IP address of an untrusted proxy', async () => {
  const strict = await startApi({ rateLimitFactor: FACTOR, trustedProxies: ['192.0.2.1'] });
  const statuses = [];
  for (let n = 0; n <= addressReads; n += 1) {
    const response = await strict.call('GET', '/roommates/count', from('203.0.113.7'));
    statuses.push(response.status);
  }
  expect(statuses.at(-1)).toBe(429);
  // All clients of the untrusted proxy are one address.
  expect((await strict.call('GET', '/roommates/count', from('203.0.113.8'))).status).toBe(429);
  await strict.close();
});

it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
  'limits a request whose header %s claims that it comes from this machine',
  async (name) => {
    const claim = { headers: { [name]: '127.0.0.1' } };
    expect(await times(addressReads, () => read(claim))).toEqual(Array(addressReads).fill(200));
    expect(await read(claim)).toBe(429);
    expect(await read()).toBe(200);
  },
);

it('limits all API keys of a user together, and leaves the limit of the user as it is', async () => {
  const factor = 0.05;
  const roomy = await startApi({ rateLimitFactor: factor });
  const keyReads = rateLimitTiers.reads.keys.requests * factor;
  const keys = [await createKey(roomy, rafi), await createKey(roomy, rafi)];
  const readWith = (key: CreatedApiKey | undefined) =>
    roomy.call('GET', '/roommates/count', withKey({ key: key?.key ?? '' }));
  for (let n = 0; n < keyReads; n += 1) expect((await readWith(keys[n % 2])).status).toBe(200);
  const { status, headers, body } = await readWith(keys[0]);
  expect([status, body.error]).toEqual([429, expect.stringMatching(/^Too many reads with your API keys\./)]);
  expect(headers.get('ratelimit-policy')).toBe(`"reads-keys";q=${keyReads};w=60`);
  expect((await roomy.call('GET', '/roommates/count', { as: rafi })).status).toBe(200);
  expect((await readWith(await createKey(roomy, nusrat))).status).toBe(200);
  await roomy.close();
});

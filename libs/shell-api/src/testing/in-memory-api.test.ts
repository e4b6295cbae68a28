import { api, nextCursor, unwrap, unwrapResponse } from '../api.ts';
import { ApiError, NetworkError } from '../api-error.ts';
import { createTestShell } from './create-test-shell.ts';
import { sampleId, sampleListing, sampleListings } from './sample-listings.ts';
import { sampleUser } from './sample-users.ts';

const owner = sampleUser();
const other = sampleUser({ uid: 'uid-other', email: 'other@example.com', displayName: 'Other' });
const id = sampleId(0);
const { title, location, rentAmount, roomType, lifestyle, imageUrl, description, contact, availability } =
  sampleListing(0);
const fields = {
  ...{ title, location, rentAmount, roomType, lifestyle, imageUrl, description, contact, availability },
};

const statusOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : error),
  );

const params = { path: { id } };
const patchLike = () => unwrap(api.PATCH('/roommates/{id}/like', { params, body: { likes: 99 } }));
const getListing = (path = { id }) => unwrap(api.GET('/roommates/{id}', { params: { path } }));
const getPage = (query: { limit?: number; cursor?: string }) =>
  unwrapResponse(api.GET('/roommates', { params: { query } }));

describe('reading', () => {
  it('pages through every listing once, newest first', async () => {
    createTestShell({ listings: sampleListings(55) });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data, response } = await getPage({ limit: 24, ...(cursor !== undefined && { cursor }) });
      seen.push(...data.map((listing) => listing._id));
      cursor = nextCursor(response);
    } while (cursor !== undefined);
    expect(seen).toEqual(sampleListings(55).map(({ _id }) => _id));
    expect((await getPage({})).data).toHaveLength(55);
  });

  it('goes on behind a listing that was deleted meanwhile', async () => {
    createTestShell({ user: owner, listings: sampleListings(6) });
    const { response } = await getPage({ limit: 5 });
    await unwrap(api.DELETE('/roommates/{id}', { params: { path: { id: sampleId(4) } } }));
    const { data } = await getPage({ limit: 5, cursor: nextCursor(response) ?? '' });
    expect(data).toMatchObject([{ _id: sampleId(5) }]);
  });

  it('shows the confirmed email to signed-in users and the contact only to the owner', async () => {
    const shell = createTestShell({
      listings: [sampleListing(0), sampleListing(1, { emailVerified: false })],
    });
    const ask = () => getListing();
    expect(await ask()).not.toHaveProperty('email');
    shell.signIn(other);
    expect(await ask()).toMatchObject({ email: 'nusrat@example.com' });
    const unconfirmed = await unwrap(api.GET('/roommates/{id}', { params: { path: { id: sampleId(1) } } }));
    expect(unconfirmed).toMatchObject({ emailWithheld: 'unconfirmed' });
    for (const listed of (await getPage({ limit: 5 })).data ?? []) expect(listed).not.toHaveProperty('email');
    expect(await ask()).not.toHaveProperty('contact');
    shell.signIn(owner);
    expect(await ask()).toMatchObject({ contact, isOwner: true });
    expect(await ask()).not.toHaveProperty('ownerUid');
  });

  it('counts views of others only', async () => {
    const shell = createTestShell({ listings: [sampleListing(0, { views: 5 })] });
    await getListing();
    shell.signIn(owner);
    await getListing();
    expect(shell.listings()[0]?.views).toBe(6);
  });

  it('gives available listings, counts and stats', async () => {
    createTestShell({ listings: sampleListings(10) });
    const free = await unwrap(api.GET('/roommates/available', { params: { query: { limit: 8 } } }));
    expect(free).toHaveLength(8);
    expect(free.every((listing) => listing.availability === 'available')).toBe(true);
    expect(await unwrap(api.GET('/roommates/count'))).toEqual({ count: 10, total: 10 });
    expect(await unwrap(api.GET('/roommates/stats'))).toEqual({ total: 10, available: 8, roomTypes: 2 });
  });

  it("gives a user's own listings to that user only", async () => {
    const shell = createTestShell({ user: owner, listings: sampleListings(8) });
    const byQuery = () =>
      unwrap(api.GET('/roommates/mylistings', { params: { query: { email: 'Nusrat@example.com' } } }));
    const byPath = () =>
      unwrap(api.GET('/roommates/user/{email}', { params: { path: { email: 'nusrat@example.com' } } }));
    for (const getListings of [byQuery, byPath]) {
      expect(await getListings()).toHaveLength(2);
      shell.signIn(other);
      expect(await statusOf(getListings())).toBe(403);
      shell.signOut();
      expect(await statusOf(getListings())).toBe(401);
      shell.signIn(owner);
    }
  });

  it('responds with 400 for a malformed id and 404 for an unknown one', async () => {
    createTestShell();
    expect(await statusOf(getListing({ id: 'x' }))).toBe(400);
    expect(await statusOf(getListing({ id: sampleId(900) }))).toBe(404);
  });
});

describe('a search of a person with dealbreakers', () => {
  const rentMax = 5000;
  // Three of ten rooms fit: the first, the fifth and the ninth.
  const rooms = Array.from({ length: 10 }, (_, i) =>
    sampleListing(i, { rentAmount: i % 4 === 0 ? 4000 : 9000 }),
  );
  const search = (query: { limit: number; cursor?: string }) =>
    unwrap(api.GET('/roommates/search', { params: { query: { sort: 'newest', ...query } } }));

  function setUp(scanLimits?: { scan: number; page: number }) {
    const shell = createTestShell({ user: other, listings: rooms });
    shell.api.preferences.set(other.uid, { rentMax, dealbreakers: ['rentMax'] });
    if (scanLimits) shell.api.scanLimits = scanLimits;
  }

  it('has the exact number and full pages', async () => {
    setUp();
    const first = await search({ limit: 2 });
    expect([first.items.length, first.total, first.hidden]).toEqual([2, { value: 3, relation: 'eq' }, 7]);
    const last = await search({ limit: 2, cursor: first.next ?? '' });
    expect([last.items.length, last.next]).toEqual([1, undefined]);
  });

  it('can end a page early, and then knows only a lower bound of the number', async () => {
    setUp({ scan: 4, page: 3 });
    const sizes: number[] = [];
    let next: string | undefined;
    do {
      const page = await search({ limit: 2, ...(next !== undefined && { cursor: next }) });
      expect([page.total, page.hidden]).toEqual([{ value: 1, relation: 'gte' }, 9]);
      sizes.push(page.items.length);
      next = page.next;
    } while (next !== undefined);
    expect(sizes).toEqual([1, 1, 1, 0]);
  });
});

describe('writing', () => {
  it('adds a listing of the signed-in user', async () => {
    const shell = createTestShell({ user: other, listings: [] });
    const created = await unwrap(api.POST('/roommates', { body: { ...fields, name: 'Mallory' } }));
    expect(created).toMatchObject({ acknowledged: true });
    expect(shell.listings()).toMatchObject([{ title, name: 'Other', email: 'other@example.com' }]);
  });

  it('posts once with an idempotency key, and refuses the key for another body', async () => {
    const shell = createTestShell({ user: owner, listings: [] });
    const header = { 'Idempotency-Key': 'key-1' };
    const post = (body: typeof fields) => unwrap(api.POST('/roommates', { params: { header }, body }));
    const first = await post(fields);
    expect(await post(fields)).toEqual(first);
    await expect(post({ ...fields, title: 'New' })).rejects.toMatchObject({
      status: 422,
      problem: { code: 'idempotency_key_reused' },
    });
    expect(shell.listings()).toHaveLength(1);
  });

  it('names each wrong field', async () => {
    createTestShell({ user: other });
    const creation = unwrap(api.POST('/roommates', { body: { ...fields, title: ' ', rentAmount: 0 } }));
    await expect(creation).rejects.toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'title' }, { field: 'rentAmount' }] },
    });
  });

  it('updates and deletes for the owner only, and reports an edit without changes', async () => {
    const shell = createTestShell({ user: other, listings: [sampleListing(0)] });
    const put = (body: typeof fields) => unwrap(api.PUT('/roommates/{id}', { params, body }));
    const remove = () => unwrap(api.DELETE('/roommates/{id}', { params }));
    expect(await statusOf(put(fields))).toBe(403);
    expect(await statusOf(remove())).toBe(403);
    shell.signIn(owner);
    expect(await put(fields)).toEqual({ matchedCount: 1, modifiedCount: 0 });
    expect(await put({ ...fields, title: 'New' })).toEqual({ matchedCount: 1, modifiedCount: 1 });
    expect(await remove()).toEqual({ deletedCount: 1 });
    expect(shell.listings()).toEqual([]);
  });

  it('counts a like of a listing that is not available, without the contact', async () => {
    createTestShell({
      user: other,
      listings: [sampleListing(0, { likes: 3, availability: 'not available' })],
    });
    expect(await patchLike()).toEqual({ matchedCount: 1, modifiedCount: 1, likes: 4 });
  });

  it('counts one like per user and never from the owner', async () => {
    const shell = createTestShell({ user: other, listings: [sampleListing(0, { likes: 3 })] });
    expect(await patchLike()).toEqual({ matchedCount: 1, modifiedCount: 1, likes: 4, contact });
    expect(await patchLike()).toEqual({ matchedCount: 1, modifiedCount: 0, likes: 4, contact });
    shell.signIn(owner);
    expect(await statusOf(patchLike())).toBe(403);
    shell.signOut();
    expect(await statusOf(patchLike())).toBe(401);
  });

  it('receives contact messages', async () => {
    const shell = createTestShell();
    const body = { name: 'Mim', email: 'mim@example.com', subject: 'Hello', message: 'A question.' };
    expect(await unwrap(api.POST('/contact', { body }))).toMatchObject({ success: true });
    expect(shell.api.messages).toMatchObject([{ subject: 'Hello' }]);
  });
});

describe('failures', () => {
  it('fail requests until the test ends them, and leave no trace', async () => {
    const shell = createTestShell({ user: other, listings: [sampleListing(0, { likes: 0 })] });
    shell.fail(`/roommates/${id}/like`, 'network', { times: 1 });
    const stop = shell.fail('/roommates', 503, { method: 'GET' });
    await expect(patchLike()).rejects.toBeInstanceOf(NetworkError);
    expect(shell.listings()[0]?.likes).toBe(0);
    expect(await statusOf(patchLike())).toBe(200);
    expect(await statusOf(getPage({ limit: 24 }))).toBe(503);
    stop();
    expect(await statusOf(getPage({ limit: 24 }))).toBe(200);
  });

  it('can lose only the response', async () => {
    const shell = createTestShell({ user: other, listings: [sampleListing(0, { likes: 0 })] });
    shell.fail(`/roommates/${id}/like`, 'network', { times: 1, takesEffect: true });
    await expect(patchLike()).rejects.toBeInstanceOf(NetworkError);
    expect(shell.listings()[0]?.likes).toBe(1);
  });

  it('responds as a test says', async () => {
    const shell = createTestShell();
    shell.respond('/roommates/count', { count: 3 });
    expect(await unwrap(api.GET('/roommates/count'))).toEqual({ count: 3 });
    shell.recover();
    expect(await unwrap(api.GET('/roommates/count'))).toEqual({ count: 24, total: 24 });
  });

  it('ends a request that is aborted', async () => {
    const shell = createTestShell();
    shell.api.hold();
    const controller = new AbortController();
    const stats = unwrap(api.GET('/roommates/stats', { signal: controller.signal }));
    controller.abort();
    await expect(stats).rejects.toMatchObject({ name: 'AbortError' });
  });
});

import { apiPaths, type Listing } from '@roommate/contracts';
import { ApiError, NetworkError } from '../api-error.ts';
import { api } from '../services.ts';
import { createTestShell } from './create-test-shell.ts';
import { sampleId, sampleListing, sampleListings } from './sample-listings.ts';
import { sampleUser } from './sample-users.ts';

const owner = sampleUser();
const other = sampleUser({ uid: 'uid-other', email: 'other@example.com', displayName: 'Other' });
const id = sampleId(0);
const { title, location, rentAmount, roomType, lifestyle, imageUrl, description, contact } = sampleListing(0);
const fields = { title, location, rentAmount, roomType, lifestyle, imageUrl, description, contact };

const statusOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : error),
  );

const patchLike = () => api.request(apiPaths.like(id), { method: 'PATCH', body: { likes: 99 } });

describe('reading', () => {
  it('pages through every listing once, newest first', async () => {
    createTestShell({ listings: sampleListings(55) });
    const seen: string[] = [];
    let next: string | undefined = '/roommates?limit=24';
    while (next) {
      const answer: { data: Listing[]; next: string | undefined } = await api.requestPage<Listing[]>(next);
      seen.push(...answer.data.map((listing) => listing._id));
      next = answer.next;
    }
    expect(seen).toEqual(sampleListings(55).map(({ _id }) => _id));
    expect(await api.request<Listing[]>(apiPaths.listings)).toHaveLength(55);
  });

  it('goes on behind a listing that was deleted meanwhile', async () => {
    createTestShell({ user: owner, listings: sampleListings(6) });
    const { next = '' } = await api.requestPage('/roommates?limit=5');
    await api.request(apiPaths.listing(sampleId(4)), { method: 'DELETE' });
    expect(await api.request(next)).toMatchObject([{ _id: sampleId(5) }]);
  });

  it('shows e-mail to the signed-in and contact to the owner alone', async () => {
    const shell = createTestShell();
    const ask = () => api.request<Listing>(apiPaths.listing(id));
    expect(await ask()).not.toHaveProperty('email');
    shell.signIn(other);
    expect(await ask()).toMatchObject({ email: 'nusrat@example.com' });
    expect(await ask()).not.toHaveProperty('contact');
    shell.signIn(owner);
    expect(await ask()).toMatchObject({ contact });
    expect(await ask()).not.toHaveProperty('ownerUid');
  });

  it('counts views of others only', async () => {
    const shell = createTestShell({ listings: [sampleListing(0, { views: 5 })] });
    await api.request(apiPaths.listing(id));
    shell.signIn(owner);
    await api.request(apiPaths.listing(id));
    expect(shell.listings()[0]?.views).toBe(6);
  });

  it('gives available listings, counts and stats', async () => {
    createTestShell({ listings: sampleListings(10) });
    const free = await api.request<Listing[]>(apiPaths.available(8));
    expect(free).toHaveLength(8);
    expect(free.every(({ availability }) => availability === 'available')).toBe(true);
    expect(await api.request(apiPaths.count)).toEqual({ count: 10, total: 10 });
    expect(await api.request(apiPaths.stats)).toEqual({ total: 10, available: 8, roomTypes: 2 });
  });

  it("gives a user's own listings to that user only", async () => {
    const shell = createTestShell({ user: owner, listings: sampleListings(8) });
    for (const path of [
      apiPaths.myListings('Nusrat@example.com'),
      apiPaths.userListings('nusrat@example.com'),
    ]) {
      expect(await api.request(path)).toHaveLength(2);
      shell.signIn(other);
      expect(await statusOf(api.request(path))).toBe(403);
      shell.signOut();
      expect(await statusOf(api.request(path))).toBe(401);
      shell.signIn(owner);
    }
  });

  it('answers 400 for a malformed id and 404 for an unknown one', async () => {
    createTestShell();
    expect(await statusOf(api.request(apiPaths.listing('x')))).toBe(400);
    expect(await statusOf(api.request(apiPaths.listing(sampleId(900))))).toBe(404);
  });
});

describe('writing', () => {
  it('adds a listing of the signed-in user', async () => {
    const shell = createTestShell({ user: other, listings: [] });
    const answer = await api.request(apiPaths.listings, {
      method: 'POST',
      body: { ...fields, name: 'Mallory' },
    });
    expect(answer).toMatchObject({ acknowledged: true });
    expect(shell.listings()).toMatchObject([{ title, name: 'Other', email: 'other@example.com' }]);
  });

  it('names each wrong field', async () => {
    createTestShell({ user: other });
    const call = api.request(apiPaths.listings, {
      method: 'POST',
      body: { ...fields, title: ' ', rentAmount: 0 },
    });
    await expect(call).rejects.toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'title' }, { field: 'rentAmount' }] },
    });
  });

  it('updates and deletes for the owner only, and tells an edit without changes', async () => {
    const shell = createTestShell({ user: other, listings: [sampleListing(0)] });
    const put = (body: object) => api.request(apiPaths.listing(id), { method: 'PUT', body });
    const remove = () => api.request(apiPaths.listing(id), { method: 'DELETE' });
    expect(await statusOf(put(fields))).toBe(403);
    expect(await statusOf(remove())).toBe(403);
    shell.signIn(owner);
    expect(await put(fields)).toEqual({ matchedCount: 1, modifiedCount: 0 });
    expect(await put({ ...fields, title: 'New' })).toEqual({ matchedCount: 1, modifiedCount: 1 });
    expect(await remove()).toEqual({ deletedCount: 1 });
    expect(shell.listings()).toEqual([]);
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
    expect(await api.request(apiPaths.contact, { method: 'POST', body })).toMatchObject({ success: true });
    expect(shell.api.messages).toMatchObject([{ subject: 'Hello' }]);
  });
});

describe('failures', () => {
  it('answers an error, or nothing, until it recovers, and leaves no trace', async () => {
    const shell = createTestShell({ user: other, listings: [sampleListing(0, { likes: 0 })] });
    shell.fail(apiPaths.like(id), 'network', { times: 1 });
    const stop = shell.fail(apiPaths.listings, 503, { method: 'GET' });
    await expect(patchLike()).rejects.toBeInstanceOf(NetworkError);
    expect(shell.listings()[0]?.likes).toBe(0);
    expect(await statusOf(patchLike())).toBe(200);
    expect(await statusOf(api.request('/roommates?limit=24'))).toBe(503);
    stop();
    expect(await statusOf(api.request('/roommates?limit=24'))).toBe(200);
  });

  it('gives up a call that is aborted', async () => {
    const shell = createTestShell();
    shell.api.hold();
    const controller = new AbortController();
    const call = api.request(apiPaths.stats, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

import type { Listing } from '@roommate/contracts';
import { nusrat, rafi, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { useApi, useListing } from './support/use-api.ts';
import { without } from './support/without.ts';

const UNKNOWN = '665f1c2ab7d94e0012a4c9d1';

const api = useApi();
const listing = useListing(api);

const ownView = async () => (await api.call<Listing>('GET', `/roommates/${listing.id}`, { as: nusrat })).body;

const badBodies: [string, unknown, string][] = [
  ['a missing title', { ...room, title: undefined }, 'title'],
  ['a blank location', { ...room, location: ' ' }, 'location'],
  ['a rent as text', { ...room, rentAmount: '12 Thousand' }, 'rentAmount'],
  ['a rent of zero', { ...room, rentAmount: 0 }, 'rentAmount'],
  ['an unknown room type', { ...room, roomType: 'Castle' }, 'roomType'],
  ['an image URL that is not http', { ...room, imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
  ['an unknown availability', { ...room, availability: 'maybe' }, 'availability'],
  ['an operator instead of text', { ...room, title: { $ne: '' } }, 'title'],
  ['an unknown field', { ...room, ownerUid: 'uid-rafi' }, 'ownerUid'],
  ['a prototype key', { ...room, constructor: {} }, 'constructor'],
  ['a list as the body', [room], 'body'],
];

describe('POST /roommates', () => {
  it('takes email and name from the token, never from the body', async () => {
    const body = { ...room, email: 'rafi@example.com', name: 'Rafi' };
    const { body: posted } = await api.call('POST', '/roommates', { as: nusrat, body });
    listing.id = String(posted.insertedId);
    expect(await ownView()).toMatchObject({ email: nusrat.email, name: nusrat.name, likes: 0, views: 0 });
  });

  it('is available by default, and stores a list of lifestyles', async () => {
    const fields = without(room, 'availability');
    const lifestyle = ['Non-smoker', 'Early riser'];
    const { body: posted } = await api.call('POST', '/roommates', {
      as: nusrat,
      body: { ...fields, lifestyle },
    });
    listing.id = String(posted.insertedId);
    expect(await ownView()).toMatchObject({ availability: 'available', lifestyle });
  });

  it('takes an account without name and email', async () => {
    listing.id = await postListing(api, { sub: 'uid-phone' });
    const { body } = await api.call('GET', `/roommates/${listing.id}`, { as: rafi });
    expect(body.name).toBe('No Name');
    expect(body).not.toHaveProperty('email');
  });

  it('needs a token', async () => {
    expect((await api.call('POST', '/roommates', { body: room })).status).toBe(401);
  });

  it.each(badBodies)('refuses %s and names it', async (_, body, field) => {
    const { status, body: problem } = await api.call('POST', '/roommates', { as: nusrat, body });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([expect.objectContaining({ field })]);
  });
});

describe('PUT /roommates/{id}', () => {
  it('changes the fields and updatedAt', async () => {
    const before = await ownView();
    const body = { ...room, title: 'New title', availability: 'not available' };
    const { body: response } = await api.call('PUT', `/roommates/${listing.id}`, { as: nusrat, body });
    expect(response).toEqual({ matchedCount: 1, modifiedCount: 1 });
    const after = await ownView();
    expect(after).toMatchObject({ title: 'New title', availability: 'not available' });
    expect(after.createdAt).toBe(before.createdAt);
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  });

  it('changes nothing when nothing differs', async () => {
    const before = await ownView();
    const { body } = await api.call('PUT', `/roommates/${listing.id}`, { as: nusrat, body: room });
    expect(body).toEqual({ matchedCount: 1, modifiedCount: 0 });
    expect(await ownView()).toEqual(before);
  });

  it('distinguishes a list of one lifestyle from a text', async () => {
    const body = { ...room, lifestyle: [room.lifestyle] };
    const { body: response } = await api.call('PUT', `/roommates/${listing.id}`, { as: nusrat, body });
    expect(response.modifiedCount).toBe(1);
    expect((await ownView()).lifestyle).toEqual([room.lifestyle]);
  });

  it('keeps availability when absent, the owner and the likes', async () => {
    await api.call('PATCH', `/roommates/${listing.id}/like`, { as: rafi, body: { likes: 1 } });
    await api.call('PUT', `/roommates/${listing.id}`, {
      as: nusrat,
      body: { ...room, availability: 'not available' },
    });
    const rest = without(room, 'availability');
    const body = { ...rest, title: 'Other', email: 'x', name: 'Somebody else' };
    await api.call('PUT', `/roommates/${listing.id}`, { as: nusrat, body });
    expect(await ownView()).toMatchObject({
      title: 'Other',
      availability: 'not available',
      email: nusrat.email,
      name: nusrat.name,
      likes: 1,
    });
  });

  it.each(badBodies)('refuses %s and names it', async (_, body, field) => {
    const { status, body: problem } = await api.call('PUT', `/roommates/${listing.id}`, { as: nusrat, body });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([expect.objectContaining({ field })]);
  });

  it('is for the owner only', async () => {
    const body = { ...room, title: 'Mine now' };
    expect((await api.call('PUT', `/roommates/${listing.id}`, { body })).status).toBe(401);
    expect((await api.call('PUT', `/roommates/${listing.id}`, { as: rafi, body })).status).toBe(403);
    // The same email does not make an owner.
    const namesake = { ...nusrat, sub: 'uid-namesake' };
    expect((await api.call('PUT', `/roommates/${listing.id}`, { as: namesake, body })).status).toBe(403);
    expect((await ownView()).title).toBe(room.title);
  });

  it('responds with 404 for an unknown id and 400 for a malformed one', async () => {
    expect((await api.call('PUT', `/roommates/${UNKNOWN}`, { as: nusrat, body: room })).status).toBe(404);
    expect((await api.call('PUT', '/roommates/1', { as: nusrat, body: room })).status).toBe(400);
  });
});

describe('DELETE /roommates/{id}', () => {
  it('deletes once', async () => {
    expect((await api.call('DELETE', `/roommates/${listing.id}`, { as: nusrat })).body).toEqual({
      deletedCount: 1,
    });
    expect((await api.call('DELETE', `/roommates/${listing.id}`, { as: nusrat })).status).toBe(404);
  });

  it('is for the owner only', async () => {
    expect((await api.call('DELETE', `/roommates/${listing.id}`)).status).toBe(401);
    expect((await api.call('DELETE', `/roommates/${listing.id}`, { as: rafi })).status).toBe(403);
    expect((await ownView())._id).toBe(listing.id);
  });

  it('responds with 404 for an unknown id and 400 for a malformed one', async () => {
    expect((await api.call('DELETE', `/roommates/${UNKNOWN}`, { as: nusrat })).status).toBe(404);
    expect((await api.call('DELETE', '/roommates/1', { as: nusrat })).status).toBe(400);
  });
});

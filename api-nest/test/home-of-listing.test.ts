import type { Listing } from '@roommate/contracts';
import { nusrat, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { useApi } from './support/use-api.ts';

const api = useApi();
const home = { smoking: 'no', pets: 'yes', availableFrom: '2026-12-01' } as const;

const read = async (id: string) => (await api.call<Listing>('GET', `/roommates/${id}`)).body;
const put = (id: string, body: object) => api.call('PUT', `/roommates/${id}`, { as: nusrat, body });
const patch = (id: string, body: object) => api.call('PATCH', `/roommates/${id}`, { as: nusrat, body });

describe('the home of a listing', () => {
  it('is optional, and everybody sees it', async () => {
    expect(await read(await postListing(api, nusrat, { home }))).toMatchObject({ home });
    expect(await read(await postListing(api, nusrat))).not.toHaveProperty('home');
    expect(await read(await postListing(api, nusrat, { home: {} }))).not.toHaveProperty('home');
  });

  it('stays when PUT does not name it, and is replaced when PUT does', async () => {
    const id = await postListing(api, nusrat, { home });
    expect((await put(id, room)).body.modifiedCount).toBe(0);
    expect((await put(id, { ...room, home })).body.modifiedCount).toBe(0);
    await put(id, { ...room, home: { smoking: 'yes' } });
    expect((await read(id)).home).toEqual({ smoking: 'yes' });
    await put(id, { ...room, home: {} });
    expect(await read(id)).not.toHaveProperty('home');
    expect((await put(id, { ...room, home: {} })).body.modifiedCount).toBe(0);
  });

  it('is merged by PATCH, where null removes a fact or all of them', async () => {
    const id = await postListing(api, nusrat, { home });
    await patch(id, { home: { smoking: null, guests: 'no' } });
    expect((await read(id)).home).toEqual({ pets: 'yes', guests: 'no', availableFrom: '2026-12-01' });
    await patch(id, { home: null });
    expect(await read(id)).not.toHaveProperty('home');
  });

  it.each([
    [{ smoking: 'sometimes' }, 'home.smoking', 'smoking must be one of: no, outside, yes.'],
    [
      { availableFrom: '1 December' },
      'home.availableFrom',
      'availableFrom must be a date such as 2026-12-01.',
    ],
  ])('with a wrong fact is refused: %j', async (wrong, field, message) => {
    const { status, body } = await api.call('POST', '/roommates', {
      as: nusrat,
      body: { ...room, home: wrong },
    });
    expect([status, body.errors]).toEqual([400, [{ field, message }]]);
  });
});

import type { CreateListing, MatchesOfResponse, MatchesResponse, Preferences } from '@roommate/contracts';
import type { ListingRecord } from '../src/listings/listing.schema.ts';
import { nusrat, rafi } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { searchableRoom } from './support/searchable-rooms.ts';
import { readsListings, recordCommands } from './support/sent-commands.ts';
import { useApi } from './support/use-api.ts';

const HOUR_MS = 60 * 60 * 1000;
const ID_RULE = 'id must be 24 hexadecimal characters.';

const api = useApi();

const store = (body: unknown, as = rafi) => api.call('PUT', '/preferences', { as, body });
const stored = async (as = rafi) => (await api.call<Preferences>('GET', '/preferences', { as })).body;
const post = (fields: Partial<CreateListing>) => postListing(api, nusrat, fields);
const best = async (query = '') =>
  (await api.call<MatchesResponse>('GET', `/matches${query}`, { as: rafi })).body;
const of = async (...ids: string[]) =>
  (
    await api.call<MatchesOfResponse>('GET', `/matches/of?ids=${ids.join(',')}`, {
      as: rafi,
    })
  ).body;

beforeEach(async () => {
  await api.connection.collection('listings').deleteMany({});
  await api.connection.collection('preferences').deleteMany({});
});

describe('preferences', () => {
  it('are empty at first, stored, replaced and deleted, each by its user', async () => {
    expect(await stored()).toEqual({});
    const wanted = { rentMax: 8000, places: ['mirpur-10'], smoking: 'no', dealbreakers: ['smoking'] };
    expect((await store(wanted)).body).toEqual(wanted);
    expect(await stored()).toEqual(wanted);
    expect(await stored(nusrat)).toEqual({});
    await store({ rentMax: 9000 });
    expect(await stored()).toEqual({ rentMax: 9000 });
    const remove = () => api.call('DELETE', '/preferences', { as: rafi });
    expect((await remove()).body).toEqual({ deletedCount: 1 });
    expect((await remove()).body).toEqual({ deletedCount: 0 });
    expect(await stored()).toEqual({});
  });

  it.each([
    ['rentMax', { rentMax: 1 }, 'Rent amount must be a whole number from 500 to 20,00,000 BDT.'],
    ['places', { places: ['atlantis'] }, 'places must be ids of known places.'],
    ['places', { places: [] }, 'places must be ids of up to 5 different places.'],
    ['travelTo', { travelTo: 'atlantis' }, 'travelTo must be the id of a known place.'],
    ['travelKm', { travelKm: 3 }, 'travelKm needs travelTo.'],
    ['moveIn', { moveIn: 'soon' }, 'moveIn must be a date such as 2026-12-01.'],
    ['smoking', { smoking: 'any' }, 'smoking must be one of: no, outside, yes.'],
    ['dealbreakers', { pets: 'no', dealbreakers: ['pets', 'pets'] }, 'List each dealbreaker only once.'],
    ['dealbreakers', { dealbreakers: ['pets'] }, 'Each dealbreaker must be one of your preferences.'],
  ])('with a wrong %s are refused: %j', async (field, body, message) => {
    const { status, body: problem } = await store(body);
    expect([status, problem.errors]).toEqual([400, [{ field, message }]]);
    expect(await stored()).toEqual({});
  });
});

describe('GET /matches', () => {
  it('lists other people’s available rooms by score with their reasons', async () => {
    await store({ rentMax: 10_000, smoking: 'no', travelTo: 'farmgate', travelKm: 5 });
    await post({ title: 'Smoky', rentAmount: 9000, home: { smoking: 'yes' } });
    const good = await post({ title: 'Good', rentAmount: 9000, home: { smoking: 'no' } });
    await post({ title: 'Dear', rentAmount: 20_000, home: { smoking: 'no' } });
    await post({ title: 'Taken', rentAmount: 9000, availability: 'not available' });
    await post({ title: 'Far', rentAmount: 9000, location: 'Uttara Sector 7' });
    await postListing(api, rafi, { title: 'Own' });
    const { items, compared, hidden } = await best();
    expect(items.map(({ listing }) => listing.title)).toEqual(['Good', 'Smoky', 'Dear']);
    expect([compared, hidden]).toEqual([3, 0]);
    expect(items[0]?.match).toEqual({
      score: 100,
      reasons: [
        { about: 'rentMax', fits: true, isDealbreaker: false, text: 'In budget' },
        {
          about: 'travelTo',
          fits: true,
          isDealbreaker: false,
          text: expect.stringMatching(/^About \d\.\d km from Farmgate$/) as string,
        },
        { about: 'smoking', fits: true, isDealbreaker: false, text: 'Non-smoking home, as you asked' },
      ],
    });
    expect(items[0]?.listing).toMatchObject({ _id: good, home: { smoking: 'no' } });
    expect(items[0]?.listing).not.toHaveProperty('contact');
    expect((await best('?limit=1')).items).toHaveLength(1);
  });

  it('hides what does not meet a dealbreaker, and keeps what says nothing about it', async () => {
    await store({ rentMax: 20_000, pets: 'no', dealbreakers: ['pets'] });
    await post({ title: 'Cat', home: { pets: 'cat' } });
    await post({ title: 'Silent' });
    const { items, compared, hidden } = await best();
    expect(items.map(({ listing }) => listing.title)).toEqual(['Silent']);
    expect([compared, hidden]).toEqual([2, 1]);
  });

  it('lists rooms in the preferred places and their parts before those nearby', async () => {
    await store({ places: ['mirpur'] });
    await post({ title: 'Nearby', location: 'Agargaon' });
    await post({ title: 'Inside', location: 'Mirpur 10' });
    await post({ title: 'Far', location: 'Uttara Sector 7' });
    const { items } = await best();
    expect(items.map(({ listing, match }) => [listing.title, match.reasons[0]?.text])).toEqual([
      ['Inside', 'In Mirpur'],
      ['Nearby', expect.stringMatching(/^About \d\.\d km from Mirpur$/)],
    ]);
  });

  it('compares rooms in all places for a person who prefers the whole city', async () => {
    await store({ places: ['dhaka'] });
    await post({ title: 'Far from the centre', location: 'Uttara Sector 7' });
    const { items } = await best();
    expect(items.map(({ listing, match }) => [listing.title, match.score])).toEqual([
      ['Far from the centre', 100],
    ]);
  });

  const roomAt = (location: string, hours: number, changes: Partial<ListingRecord> = {}) =>
    searchableRoom({
      ...{ location, roomType: 'Single', availability: 'available' },
      createdAt: new Date(Date.now() - hours * HOUR_MS),
      ...changes,
    });
  const insert = (rooms: ListingRecord[]) => api.connection.collection('listings').insertMany(rooms);

  // Three queries read so many places, each with one of the places below.
  it('compares the newest 1,000 rooms, also when one of many places has most of them', async () => {
    await store({ roomType: 'Shared', travelTo: 'farmgate', travelKm: 4 });
    const many = Array.from({ length: 899 }, (_, n) => roomAt('Block C, Bashundhara R/A', n));
    const older = Array.from({ length: 100 }, (_, n) => roomAt('Mirpur 10', 1000 + n));
    await insert([
      ...many,
      roomAt('Block C, Bashundhara R/A', 900, { title: 'Last of many', roomType: 'Shared' }),
      ...older,
      roomAt('Mirpur 10', 2000, { title: 'Too old', roomType: 'Shared' }),
    ]);
    const { items, compared } = await best('?limit=2');
    expect(compared).toBe(1000);
    expect(items.map(({ listing }) => listing.title)).toEqual(['Last of many', many[0]?.title]);
  });

  it('reads fewer rooms than 1,000 with each query when several places have many', async () => {
    await store({ roomType: 'Shared', travelTo: 'farmgate', travelKm: 4 });
    const places = ['Farmgate, Tejgaon', 'Mirpur 10', 'Block C, Bashundhara R/A'];
    await insert(places.flatMap((place) => Array.from({ length: 1000 }, (_, n) => roomAt(place, n))));
    const sent = recordCommands(api.connection);
    expect((await best()).compared).toBe(1000);
    const read = (await sent.plans()).filter(({ command }) => readsListings(command));
    expect(read.reduce((sum, { returned }) => sum + returned, 0)).toBeLessThan(2200);
  });

  it('is empty without preferences', async () => {
    await post({});
    expect(await best()).toEqual({ items: [], compared: 0, hidden: 0 });
  });
});

describe('GET /matches/of', () => {
  it('compares the given listings, also with a dealbreaker that is not met', async () => {
    await store({ pets: 'no', dealbreakers: ['pets'] });
    const [cat, silent] = [await post({ home: { pets: 'cat' } }), await post({})];
    const own = await postListing(api, rafi, { home: { pets: 'yes' } });
    const text = 'You asked for no pets; this home has a cat';
    expect(await of(cat, silent, own, '665f1c2ab7d94e0012a4c9d1')).toEqual([
      { _id: cat, match: { score: 0, reasons: [{ about: 'pets', fits: false, isDealbreaker: true, text }] } },
    ]);
  });

  it('refuses what is not the id of a listing', async () => {
    const { status, body } = await api.call('GET', '/matches/of?ids=x', { as: rafi });
    expect([status, body.errors]).toEqual([400, [{ field: 'ids.0', message: ID_RULE }]]);
  });
});

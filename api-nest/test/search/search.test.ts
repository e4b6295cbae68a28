import type { SearchResponse } from '@roommate/contracts';
import { Types } from 'mongoose';
import type { ListingRecord } from '../../src/listings/listing.schema.ts';
import { readSearch } from '../../src/search/read-search.ts';
import { orderOf } from '../../src/search/search-order.ts';
import { SearchPaginator } from '../../src/search/search-paginator.ts';
import { SearchRepository } from '../../src/search/search.repository.ts';
import { searchableRoom } from '../support/searchable-rooms.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const rooms: Partial<ListingRecord>[] = [
  {
    title: 'mirpur',
    location: 'Senpara Parbata, Section 10, Mirpur',
    rentAmount: 7000,
    createdAt: daysAgo(1),
  },
  {
    title: 'mirpur shared',
    location: 'মিরপুর ১১',
    rentAmount: 4000,
    roomType: 'Shared',
    createdAt: daysAgo(9),
  },
  { title: 'du', location: 'Near TSC', rentAmount: 4500, roomType: 'Shared', createdAt: daysAgo(2) },
  {
    title: 'nilkhet',
    location: 'Nilkhet',
    rentAmount: 9000,
    description: 'With a rooftop',
    createdAt: daysAgo(3),
  },
  { title: 'taken', location: 'Uttara sec 7', availability: 'not available', createdAt: daysAgo(0.5) },
  { title: 'no photo', location: 'Gulshan 2', rentAmount: 20_000, imageUrl: '', createdAt: daysAgo(40) },
  { title: 'nowhere', location: 'Somewhere', rentAmount: 3000, createdAt: daysAgo(5) },
];

beforeAll(async () => {
  const common = { roomType: 'Single', availability: 'available', rentAmount: 10_000 } as const;
  await api.connection
    .collection('listings')
    .insertMany(rooms.map((room) => searchableRoom({ ...common, ...room })));
});

const search = async (query: string) => {
  const { status, headers, body } = await api.call<SearchResponse>('GET', `/roommates/search${query}`);
  if (status !== 200) throw new Error(`GET /roommates/search${query} responded with ${status}`);
  return { body, headers, titles: body.items.map(({ title }) => title) };
};
const text = (q: string) => `?q=${encodeURIComponent(q)}`;
const du = { id: 'du', name: 'University of Dhaka', nameBn: 'ঢাকা বিশ্ববিদ্যালয়' };
const nearMetro = ['du', 'mirpur', 'mirpur shared', 'nilkhet'];
const sorted = (titles: string[]) => [...titles].sort();

describe('GET /roommates/search', () => {
  it('returns everything, available listings first, then the newest', async () => {
    const { titles, body } = await search('');
    expect(titles).toEqual(['mirpur', 'du', 'nilkhet', 'nowhere', 'mirpur shared', 'no photo', 'taken']);
    expect(body.total).toEqual({ value: 7, relation: 'eq' });
    expect(body.next).toBeUndefined();
  });

  it.each([
    ['?place=mirpur', ['mirpur', 'mirpur shared']],
    ['?place=mirpur-10', ['mirpur']],
    ['?place=senpara-parbata', ['mirpur']],
    ['?place=mirpur-10&within=2', ['mirpur', 'mirpur shared']],
    ['?place=mirpur-10&place=uttara', ['mirpur', 'taken']],
    ['?place=mirpur&place=mirpur-10', ['mirpur', 'mirpur shared']],
    ['?place=buet', ['du', 'nilkhet']],
    ['?place=dhaka', sorted(rooms.map(({ title }) => title ?? ''))],
    ['?place=dhaka&place=buet', sorted(rooms.map(({ title }) => title ?? ''))],
    ['?near=buet&within=1.5', ['du', 'nilkhet']],
    ['?near=23.7946,90.4146&within=1', ['no photo']],
    ['?near=buet&within=2&place=mirpur-10', []],
    ['?near=buet&within=1.5&place=nilkhet&place=mirpur', ['nilkhet']],
    ['?near=buet&within=1.5&place=dhaka', ['du', 'nilkhet']],
    [`${text('mirpur')}&near=buet&within=2`, []],
    ['?rentMin=7000', ['mirpur', 'nilkhet', 'no photo', 'taken']],
    ['?rentMax=4000', ['mirpur shared', 'nowhere']],
    ['?rentMin=4000&rentMax=4500', ['du', 'mirpur shared']],
    ['?roomType=Shared', ['du', 'mirpur shared']],
    ['?availability=not+available', ['taken']],
    ['?postedWithin=1', ['taken']],
    ['?postedWithin=7&availability=available', ['du', 'mirpur', 'nilkhet', 'nowhere']],
    ['?hasPhoto=true&rentMin=9000', ['nilkhet', 'taken']],
    [text('rooftop'), ['nilkhet']],
    [text('2 seat under 5k near dhaka university'), ['du']],
    [text('মিরপুর ১০ এ ৮ হাজার টাকার মধ্যে সিঙ্গেল রুম'), ['mirpur']],
    [`${text('mirpur')}&rentMax=5000`, ['mirpur shared']],
    [`${text('mirpur under 5k')}&rentMax=8000`, ['mirpur', 'mirpur shared']],
    [`${text('mirpur')}&place=uttara`, ['taken']],
    [text('posted this week'), ['du', 'mirpur', 'nilkhet', 'nowhere', 'taken']],
    [`${text('posted today')}&postedWithin=7&place=mirpur`, ['mirpur']],
    [text('with photos above 9'), ['nilkhet', 'taken']],
    [text('sublet mirpur under 5'), ['mirpur shared']],
    ['?metroWithin=2', nearMetro],
    [text('near metro'), nearMetro],
    [text('মেট্রোর কাছে ৮ হাজার টাকার মধ্যে'), ['du', 'mirpur', 'mirpur shared']],
    [`${text('near metro')}&metroWithin=50`, [...nearMetro, 'no photo', 'taken']],
    [text('not mirpur'), ['du', 'nilkhet', 'no photo', 'nowhere', 'taken']],
    [text('mirpur bade under 5k'), ['du', 'nowhere']],
    [`${text('except mirpur 10')}&place=mirpur`, ['mirpur shared']],
    [text('helicopter'), []],
    [text('constructor'), []],
  ])('%s finds %j', async (query, expected) => {
    const { titles, body } = await search(query);
    expect(sorted(titles)).toEqual(expected);
    expect(body.total).toEqual({ value: expected.length, relation: 'eq' });
  });

  it.each([
    ['?sort=newest', ['taken', 'mirpur', 'du', 'nilkhet', 'nowhere', 'mirpur shared', 'no photo']],
    ['?sort=rent&rentMax=8000', ['nowhere', 'mirpur shared', 'du', 'mirpur']],
    ['?sort=-rent&rentMax=8000', ['mirpur', 'du', 'mirpur shared', 'nowhere']],
    ['?sort=distance&place=mirpur-10&within=2', ['mirpur', 'mirpur shared']],
    ['?near=nilkhet&rentMax=9000', ['nilkhet', 'du', 'mirpur', 'mirpur shared', 'nowhere']],
  ])('%s gives the order %j', async (query, expected) => {
    expect((await search(query)).titles).toEqual(expected);
  });

  it('reports distances only in the order by distance', async () => {
    const kmIn = async (query: string) => (await search(query)).body.items.map(({ km }) => km);
    expect(await kmIn('?near=nilkhet&rentMax=9000')).toEqual([0, 0.6, 8.2, 9.9, undefined]);
    expect(await kmIn('?near=nilkhet&sort=rent&rentMax=4000')).toEqual([undefined, undefined]);
  });

  it('reports what it understood, so that a page can show it', async () => {
    const { body } = await search(text('2 seat under 5k near dhaka university with balcony and rooftop'));
    expect(body.understood).toEqual({
      places: [{ ...du, shortName: 'DU', kind: 'university' }],
      within: 2,
      rentMax: 5000,
      roomType: 'Shared',
      hints: [{ about: 'text', label: '“balcony”', words: 'balcony' }],
      text: 'rooftop',
    });
  });

  it('reports a date and a photo of the text', async () => {
    const { body } = await search(text('uttara with photo, posted last 3 days'));
    expect(body.understood).toEqual({
      places: [expect.objectContaining({ id: 'uttara' })],
      postedWithin: 3,
      hasPhoto: true,
    });
  });

  it('counts each facet without its own filter', async () => {
    const { facets } = (await search('?place=mirpur&roomType=Single')).body;
    expect(facets.roomType).toEqual({
      relation: 'eq',
      values: [
        { value: 'Single', count: 1 },
        { value: 'Shared', count: 1 },
      ],
    });
    expect(facets.availability.values).toContainEqual({ value: 'available', count: 1 });
    expect(facets.rent.values).toContainEqual({ min: 5000, max: 8000, count: 1 });
    expect(facets.places.values.map(({ id, count }) => [id, count])).toEqual([
      ['gulshan-2', 1],
      ['nilkhet', 1],
      ['senpara-parbata', 1],
      ['uttara-7', 1],
    ]);
  });

  it.each([
    '?near=buet&within=1.5',
    '?place=gulshan&within=3',
    '?place=nilkhet&near=buet&within=5',
    '?rentMax=9000',
    '?metroWithin=2',
    text('not mirpur'),
  ])('counts for each place of %s what choosing it finds', async (query) => {
    const { facets } = (await search(query)).body;
    expect(facets.places.values.length).toBeGreaterThan(0);
    const params = new URLSearchParams(query);
    for (const { id, count } of facets.places.values) {
      params.set('place', id);
      const { total } = (await search(`?${params.toString()}`)).body;
      expect([id, total.value]).toEqual([id, count]);
    }
  });

  it('names the places of the parameters', async () => {
    const { names } = (await search('?place=mirpur&near=buet')).body;
    expect(names.map(({ id, name, shortName }) => [id, name, shortName])).toEqual([
      ['mirpur', 'Mirpur', undefined],
      ['buet', 'Bangladesh University of Engineering and Technology', 'BUET'],
    ]);
  });

  it.each([
    ['?place=mirpur&roomType=Shared&rentMin=5000', ['rent 1', 'roomType 1']],
    ['?place=gulshan&hasPhoto=true', ['place 6', 'hasPhoto 1', 'within 1 up to 5 km']],
    ['?place=farmgate&within=0.5', ['place 7', 'within 3 up to 5 km']],
    ['?place=mrt-uttara-north', ['place 7', 'within 1 up to 5 km']],
    ['?place=farmgate', ['place 7', 'within 3 up to 5 km']],
    ['?place=dhaka&within=1&q=helicopter', ['text 7']],
    [`${text('within 500 m of farmgate')}`, ['place 7', 'within 3 up to 5 km']],
    ['?near=23.0,90.0&within=2', ['place 7']],
    ['?place=mirpur&postedWithin=1', ['postedWithin 2', 'place 1', 'within 1 up to 10 km']],
    ['?q=helicopter&availability=not+available', ['text 1']],
    ['?place=uttara&availability=available', ['place 6', 'within 3 up to 10 km', 'availability 1']],
    ['?q=helicopter&rentMax=1000', []],
    ['?near=buet&within=2&place=mirpur-10', ['place 7', 'within 1 up to 10 km']],
    ['?metroWithin=0.5&place=gulshan', ['place 2', 'within 2 up to 10 km', 'metroWithin 1']],
    ['?near=buet&place=uttara&availability=available', ['place 6', 'availability 1']],
  ])('reports for %s, which finds nothing, what each filter hides: %j', async (query, expected) => {
    const { total, loosen } = (await search(query)).body;
    expect(total.value).toBe(0);
    const shown = loosen?.map(
      ({ filter, total: { value }, within }) => `${filter} ${value}${within ? ` up to ${within} km` : ''}`,
    );
    expect(shown).toEqual(expected);
  });

  it('reports nothing to leave out where there are matches', async () => {
    expect((await search('?place=mirpur')).body.loosen).toBeUndefined();
  });

  it('links the next page with the same parameters', async () => {
    const first = await search('?place=mirpur&place=uttara&sort=rent&limit=2');
    const [, url = ''] = /<([^>]*)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    const { searchParams } = new URL(url);
    expect(searchParams.getAll('place')).toEqual(['mirpur', 'uttara']);
    expect(searchParams.get('cursor')).toBe(first.body.next);
    const second = await search(new URL(url).search);
    expect(second.titles).toEqual(['taken']);
    expect(second.headers.get('link')).toBeNull();
  });

  it('fills a page although a match was deleted before the page was read', async () => {
    const { criteria } = readSearch({}, new Date());
    const counter = { queries: 0 };
    const { matches } = await api.get(SearchRepository).findMatches(counter, criteria, rooms.length);
    const [first, ...rest] = matches;
    if (!first) throw new Error('The search found nothing.');
    const deleted = { ...first, _id: new Types.ObjectId(), createdAt: new Date() };
    const order = orderOf('newest', criteria, undefined);
    const page = await api.get(SearchPaginator).page(counter, order, [deleted, first, ...rest], 3, undefined);
    expect(page.rows.map(({ title }) => title)).toEqual(['taken', 'mirpur', 'du']);
  });
});

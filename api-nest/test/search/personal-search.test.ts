import type { Home, Preferences, SearchResponse } from '@roommate/contracts';
import { createKey, withKey } from '../support/create-key.ts';
import { nusrat, rafi } from '../support/people.ts';
import { roomNumber, roomsByAge } from '../support/searchable-rooms.ts';
import type { Person } from '../support/token-issuer.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
const listings = () => api.connection.collection('listings');

const posted = (
  rooms: { title: string; rentAmount?: number; availability?: 'not available'; home?: Home }[],
) => listings().insertMany(roomsByAge(rooms));

async function insertMany(many: ReturnType<typeof roomNumber>[]): Promise<void> {
  for (let start = 0; start < many.length; start += 200) {
    await listings().insertMany(many.slice(start, start + 200));
  }
}

const want = (body: Preferences) => api.call('PUT', '/preferences', { as: rafi, body });

async function search(query = '', caller: { as?: Person; headers?: Record<string, string> } = { as: rafi }) {
  const { status, body } = await api.call<SearchResponse>('GET', `/roommates/search${query}`, caller);
  if (status !== 200) throw new Error(`${query} responded with ${status}`);
  return { ...body, titles: body.items.map(({ title }) => title) };
}

beforeEach(async () => {
  await listings().deleteMany({});
  await api.connection.collection('preferences').deleteMany({});
});

describe('sort=best of a person with preferences', () => {
  const rooms = [
    { title: 'taken', availability: 'not available', home: { smoking: 'no' } },
    { title: 'dear', rentAmount: 20_000 },
    { title: 'smoky', home: { smoking: 'yes' } },
    { title: 'silent', rentAmount: 7000 },
    { title: 'good', rentAmount: 6000, home: { smoking: 'no' } },
  ] as const;
  const byNewest = ['dear', 'smoky', 'silent', 'good', 'taken'];

  it('puts available rooms that fit best first', async () => {
    await posted([...rooms]);
    await want({ rentMax: 9000, smoking: 'no' });
    expect(await search()).toMatchObject({
      titles: ['good', 'silent', 'smoky', 'dear', 'taken'],
      total: { value: 5, relation: 'eq' },
      hidden: 0,
    });
    expect((await search('?sort=newest')).titles).toEqual(['taken', ...byNewest.slice(0, 4)]);
  });

  it('leaves out and counts rooms that do not meet a dealbreaker', async () => {
    await posted([...rooms]);
    await want({ rentMax: 9000, smoking: 'no', dealbreakers: ['smoking', 'rentMax'] });
    const { titles, total, hidden, loosen } = await search();
    expect(titles).toEqual(['good', 'silent', 'taken']);
    expect([total.value, hidden, loosen]).toEqual([3, 2, undefined]);
  });

  it.each([
    ['newest', ['taken', 'silent', 'good']],
    ['rent', ['good', 'silent', 'taken']],
    ['-rent', ['taken', 'silent', 'good']],
    ['distance&place=mirpur-10', ['taken', 'silent', 'good']],
  ])('leaves them out with sort=%s, too, on each page and in the facets', async (sort, expected) => {
    await posted([...rooms]);
    await want({ rentMax: 9000, smoking: 'no', dealbreakers: ['smoking', 'rentMax'] });
    const page = await search(`?sort=${sort}&limit=2`);
    expect([page.total.value, page.hidden]).toEqual([3, 2]);
    expect(page.facets.roomType.values).toContainEqual({ value: 'Single', count: 3 });
    const rest = await search(`?sort=${sort}&limit=2&cursor=${page.next}`);
    expect([...page.titles, ...rest.titles]).toEqual(expected);
    const all = await search(`?sort=${sort}&includeHidden=true`);
    expect([all.total.value, all.hidden, all.titles.length]).toEqual([5, 0, 5]);
    expect((await search(`?sort=${sort}`, {})).total.value).toBe(5);
  });

  it('does not concern visitors, other people, programs and people without wishes', async () => {
    await posted([...rooms]);
    await want({ smoking: 'no', dealbreakers: ['smoking'] });
    const key = withKey(await createKey(api, rafi));
    for (const caller of [{}, { as: nusrat }, key]) {
      const { titles, hidden } = await search('?sort=best', caller);
      expect([titles, hidden]).toEqual([byNewest, undefined]);
    }
    await want({});
    expect((await search()).titles).toEqual(byNewest);
  });

  it('continues the order of the first page', async () => {
    await posted([...rooms]);
    const shared = await search('?limit=2', {});
    await want({ smoking: 'no' });
    expect((await search(`?cursor=${shared.next}`)).titles).toEqual(byNewest.slice(2));
    const own = await search('?limit=2');
    expect(own.titles).toEqual(['good', 'dear']);
    const sorted = await api.call('GET', `/roommates/search?sort=newest&cursor=${own.next}`, { as: rafi });
    expect([sorted.status, sorted.body.errors]).toEqual([
      400,
      [{ field: 'cursor', message: 'cursor must be the value of next from a page of the same search.' }],
    ]);
  });

  it('continues after the session or the preferences end', async () => {
    await posted([...rooms]);
    await want({ smoking: 'no' });
    const { next } = await search('?limit=2');
    const signedOut = await search(`?cursor=${next}`, {});
    await want({});
    const without = await search(`?cursor=${next}`);
    for (const { titles, hidden } of [signedOut, without]) {
      expect([titles.at(-1), hidden]).toEqual(['taken', undefined]);
    }
  });

  // From here on, the total of the search without filters is kept for ten seconds.
  it('lists each match once while others post and delete, also beyond 1,000', async () => {
    const many = Array.from({ length: 950 }, (_, n) => roomNumber(n));
    await insertMany(many);
    await want({ rentMax: 8000, places: ['mirpur'] });
    const seen: string[] = [];
    const left = new Set<string>();
    let page = await search('?limit=100');
    expect(page).toMatchObject({ total: { value: 950, relation: 'eq' }, hidden: 0 });
    await insertMany(Array.from({ length: 100 }, (_, n) => roomNumber(n)));
    for (;;) {
      seen.push(...page.items.map(({ _id }) => _id));
      if (page.next === undefined) break;
      await listings().insertOne(roomNumber(seen.length));
      const [leaving] = many.slice(seen.length);
      if (leaving) await listings().deleteOne({ _id: leaving._id });
      left.add(String(leaving?._id));
      page = await search(`?limit=100&cursor=${page.next}`);
      expect(page.hidden).toBe(0);
    }
    expect(seen).toEqual([...new Set(seen)]);
    const stayed = many.map(({ _id }) => String(_id)).filter((id) => !left.has(id));
    expect(stayed.filter((id) => !seen.includes(id))).toEqual([]);
  });

  it('is the usual order for more than 1,000 matches, so that each of them is reached', async () => {
    await insertMany(Array.from({ length: 1001 }, (_, n) => roomNumber(n)));
    await want({ rentMax: 8000, places: ['mirpur'] });
    const usual = await search('?limit=100', {});
    const { titles, total, hidden, next } = await search('?limit=100');
    expect([titles, hidden, next]).toEqual([usual.titles, 0, usual.next]);
    expect(total).toEqual({ value: 1000, relation: 'gte' });
  });

  it('is the order of the matches that dealbreakers leave, if these are at most 1,000', async () => {
    await insertMany(Array.from({ length: 1200 }, (_, n) => roomNumber(n)));
    const dearest = 3000;
    await want({ rentMax: dearest, dealbreakers: ['rentMax'] });
    const { items, total, hidden } = await search('?limit=100');
    expect(items.every(({ rentAmount }) => rentAmount <= dearest)).toBe(true);
    expect(total).toEqual({ value: items.length, relation: 'eq' });
    expect(hidden).toBe(1001 - items.length);
  });
});

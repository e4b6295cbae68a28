import type { Home, Preferences, SearchResponse } from '@roommate/contracts';
import { rafi } from '../support/people.ts';
import { roomNumber, roomsByAge } from '../support/searchable-rooms.ts';
import type { Person } from '../support/token-issuer.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
const listings = () => api.connection.collection('listings');

interface Room {
  title: string;
  location?: string;
  description?: string;
  home?: Home;
  availability?: 'not available';
}

const posted = (rooms: readonly Room[]) => listings().insertMany(roomsByAge(rooms));

async function search(q: string, params = '', as?: Person) {
  const path = `/roommates/search?q=${encodeURIComponent(q)}${params}`;
  const { status, body } = await api.call<SearchResponse>('GET', path, as ? { as } : {});
  if (status !== 200) throw new Error(`${path} responded with ${status}`);
  return { ...body, titles: body.items.map(({ title }) => title) };
}

beforeEach(async () => {
  await listings().deleteMany({});
  await api.connection.collection('preferences').deleteMany({});
});

describe('words about people and homes', () => {
  const rooms: Room[] = [
    { title: 'for men', home: { household: 'men' } },
    { title: 'silent' },
    { title: 'in the text', description: 'Only for ladies.' },
    { title: 'stated', home: { household: 'women' } },
    { title: 'taken', home: { household: 'women' }, availability: 'not available' },
  ];
  const byAgreement = ['stated', 'in the text', 'silent', 'for men', 'taken'];
  const byNewest = ['for men', 'silent', 'in the text', 'stated', 'taken'];

  it.each(['girls mirpur', 'mirpur e mohila lagbe', 'মিরপুরে মেয়েদের জন্য রুম চাই', 'female'])(
    'put rooms first that agree with "%s", and leave out none',
    async (q) => {
      await posted(rooms);
      const { titles, total, understood } = await search(q);
      expect([titles, total.value]).toEqual([byAgreement, 5]);
      expect(understood.hints).toMatchObject([{ about: 'household', label: 'women only' }]);
      expect(understood).not.toHaveProperty('text');
    },
  );

  it('change no other order', async () => {
    await posted(rooms);
    expect((await search('girls mirpur', '&sort=newest')).titles).toEqual(byNewest);
  });

  it('give pages that have each match once', async () => {
    await posted(rooms);
    const seen: (string | undefined)[] = [];
    let next: string | undefined;
    do {
      const page = await search('girls mirpur', `&limit=1${next === undefined ? '' : `&cursor=${next}`}`);
      seen.push(...page.titles);
      next = page.next;
    } while (next !== undefined && seen.length < 10);
    expect(seen).toEqual(byAgreement);
  });

  it('come before preferences, which sort the rooms that agree equally', async () => {
    await posted([...rooms, { title: 'stated, no pets', home: { household: 'women', pets: 'no' } }]);
    const preferences: Preferences = { pets: 'no', household: 'men' };
    await api.call('PUT', '/preferences', { as: rafi, body: preferences });
    const { titles } = await search('girls mirpur', '', rafi);
    expect(titles).toEqual(['stated, no pets', ...byAgreement]);
  });

  it('put rooms first whose text has a feature, beside a filter', async () => {
    await posted([
      { title: 'plain', description: 'A room.' },
      { title: 'one', description: 'With a veranda.' },
      { title: 'both', description: 'Attached bath and a balcony.' },
    ]);
    const { titles, understood } = await search('attached bath balcony mirpur');
    expect(titles).toEqual(['both', 'one', 'plain']);
    expect(understood.hints?.map(({ label }) => label)).toEqual(['“attached bath”', '“balcony”']);
  });

  it.each(['without AC', 'non-AC', 'AC chara', 'এসি ছাড়া'])(
    'prefer nothing when "%s" denies it',
    async (words) => {
      await posted([{ title: 'plain' }, { title: 'cool', description: 'With AC.' }]);
      const { titles, understood } = await search(`mirpur ${words}`);
      expect(titles).toEqual(['plain', 'cool']);
      expect(understood).toEqual({
        places: [{ id: 'mirpur', name: 'Mirpur', nameBn: 'মিরপুর', kind: 'thana' }],
      });
    },
  );

  it('find only rooms with a feature when the search has nothing else', async () => {
    await posted([{ title: 'plain' }, { title: 'high', description: 'With a lift.' }]);
    const { titles, understood } = await search('lift');
    expect([titles, understood]).toEqual([['high'], { places: [], text: 'lift' }]);
  });

  it('keep the usual order for more than 1,000 matches, so that each of them is reached', async () => {
    const many = Array.from({ length: 1001 }, (_, n) => roomNumber(n));
    for (let start = 0; start < many.length; start += 200) {
      await listings().insertMany(many.slice(start, start + 200));
    }
    const [usual, hinted] = [await search(''), await search('girls')];
    expect([hinted.titles, hinted.total]).toEqual([usual.titles, usual.total]);
    expect(hinted.next).toBeDefined();
  });
});

describe('words of speech', () => {
  it.each([
    'i need a good cheap room in mirpur please',
    'room for me mirpur available now',
    'ami mirpur e kom dame bhalo basa khujchi',
    'আমি মিরপুরে কম দামে ভালো বাসা খুঁজছি',
  ])('filter nothing: "%s"', async (q) => {
    await posted([{ title: 'here' }, { title: 'there', location: 'Uttara sec 7' }]);
    expect((await search(q)).titles).toEqual(['here']);
  });

  it('are searched when one is the whole text', async () => {
    await posted([{ title: 'A nice room' }, { title: 'Another room' }]);
    expect((await search('nice')).titles).toEqual(['A nice room']);
  });
});

it.each([
  ['within 500 m of BUET', 0.5, []],
  ['walking distance to BUET', 1, ['near']],
  ['15 minutes walk from BUET', 1.2, ['near']],
  ['বুয়েট থেকে দেড় কিমি', 1.5, ['near']],
  ['walking distance to Farmgate', 1, ['farm']],
])('"%s" is a distance of %d km', async (q, within, expected) => {
  await posted([
    { title: 'near', location: 'Nilkhet' },
    { title: 'farm', location: 'Farmgate' },
  ]);
  const { titles, understood } = await search(q);
  expect([understood.within, titles]).toEqual([within, expected]);
});

it('reports the distance to the metro and the places that a text excludes', async () => {
  const { understood } = await search('5 min walk from metro, not mirpur');
  expect(understood).toEqual({
    places: [],
    excluded: [{ id: 'mirpur', name: 'Mirpur', nameBn: 'মিরপুর', kind: 'thana', words: 'not mirpur' }],
    metroWithin: 0.4,
  });
});

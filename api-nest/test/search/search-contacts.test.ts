import type { SearchResponse } from '@roommate/contracts';
import { nusrat, rafi } from '../support/people.ts';
import { searchableRoom } from '../support/searchable-rooms.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

beforeAll(async () => {
  await api.connection
    .collection('listings')
    .insertOne(searchableRoom({ title: 'mirpur', location: 'Section 10, Mirpur' }));
});

it('a search shows contact and email only to the owner', async () => {
  const readAs = async (caller: { as?: typeof nusrat }) =>
    (await api.call<SearchResponse>('GET', '/roommates/search?place=mirpur-10', caller)).body.items[0];
  for (const listing of [await readAs({}), await readAs({ as: rafi })]) {
    expect(listing).toMatchObject({ title: 'mirpur' });
    expect(listing).not.toHaveProperty('contact');
    expect(listing).not.toHaveProperty('email');
  }
  const { contact, email } = searchableRoom({});
  expect(await readAs({ as: nusrat })).toMatchObject({ contact, email });
});

import type { SearchResponse } from '@roommate/contracts';
import { ScanLimits } from '../../src/search/scan-limits.ts';
import { rafi } from '../support/people.ts';
import { roomsByAge } from '../support/searchable-rooms.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
const EXAMINED = 120;

/** The ways to find more listings than a search without matches. */
async function ways(query: string) {
  const path = `/roommates/search?${query}`;
  const { body } = await api.call<SearchResponse>('GET', path, { as: rafi });
  expect([body.total, body.hidden]).toEqual([{ value: 0, relation: 'eq' }, 0]);
  return body.loosen?.map(({ filter, within }) => [filter, within].join(' ').trim());
}

it('offers a larger distance also if a scan of all places stops before its matches', async () => {
  Object.assign(api.get(ScanLimits), { scan: EXAMINED, page: 2 * EXAMINED } satisfies Partial<ScanLimits>);
  const body = { smoking: 'no', dealbreakers: ['smoking'] };
  expect((await api.call('PUT', '/preferences', { as: rafi, body })).status).toBe(200);
  const elsewhere = Array.from({ length: 2 * EXAMINED }, () => ({
    location: 'Sector 7, Uttara',
    home: { smoking: 'yes' } as const,
  }));
  const rooms = roomsByAge([...elsewhere, { location: 'Near BUET', home: { smoking: 'no' } }]);
  await api.connection.collection('listings').insertMany(rooms);
  expect(await ways('place=farmgate')).toEqual(['within 5']);
});

import { nusrat, rafi } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { searchableRoom } from './support/searchable-rooms.ts';
import { recordCommands, type SentCommands } from './support/sent-commands.ts';
import { useApi } from './support/use-api.ts';

const TOTAL = 300;

const api = useApi();
let id: string;
let sent: SentCommands;

beforeAll(async () => {
  const rows = Array.from({ length: TOTAL }, (_, n) => searchableRoom({ rentAmount: 5000 + n }));
  await api.connection.collection('listings').insertMany(rows);
  id = await postListing(api, nusrat);
  const body = { rentMax: 20_000, places: ['dhanmondi'], smoking: 'no', dealbreakers: ['smoking'] };
  await api.call('PUT', '/preferences', { as: rafi, body });
  sent = recordCommands(api.connection);
});

it.each([
  ['/matches', () => '/matches'],
  ['/matches/of', () => `/matches/of?ids=${id}`],
  ['/areas', () => '/areas?roomType=Single'],
  ['/areas/{area}', () => '/areas/dhanmondi'],
  ['/similar-rents/{id}', () => `/similar-rents/${id}`],
  ['/similar-rents', () => '/similar-rents?location=Dhanmondi&roomType=Single'],
])('GET %s uses an index without a scan or a sort', async (_, pathOf) => {
  sent.forget();
  expect((await api.call('GET', pathOf(), { as: rafi })).status).toBe(200);
  const plans = await sent.plans();
  expect(plans.length).toBeGreaterThan(0);
  for (const { stages, examined } of plans) {
    expect(stages).not.toContain('COLLSCAN');
    expect(stages).not.toContain('SORT');
    // A rent or a match compares all rooms of an area.
    expect(examined).toBeLessThanOrEqual(TOTAL + 1);
  }
});

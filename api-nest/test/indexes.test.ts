import type { Listing } from '@roommate/contracts';
import { nusrat, rafi, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { startApi, type TestApi } from './support/start-api.ts';
import { storedListing } from './support/stored-listing.ts';

let api: TestApi;
let id: string;
let commands: Record<string, unknown>[] = [];

beforeAll(async () => {
  api = await startApi();
  const rows = Array.from({ length: 300 }, (_, n) =>
    storedListing({ ownerUid: `uid-${n % 30}`, createdAt: new Date(1_750_000_000_000 + n) }),
  );
  await api.connection.collection('listings').insertMany(rows);
  id = await postListing(api, nusrat);
  api.connection.getClient().on('commandStarted', ({ command }) => {
    commands.push(command);
  });
});

beforeEach(() => {
  commands = [];
});

afterAll(() => api.close());

/** What the driver adds to each command, and explain does not take. */
const SESSION = ['lsid', '$db', 'txnNumber', 'writeConcern', '$clusterTime'];
const EXPLAINED = ['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'findAndModify'];

/** The plan stages of every query that the API sent since the last call, and what they looked at. */
async function plans(): Promise<{ stages: string[]; examined: number }[]> {
  const sent = commands.filter((command) => EXPLAINED.some((name) => name in command));
  commands = [];
  const plans = [];
  for (const command of sent) {
    const explain = Object.fromEntries(Object.entries(command).filter(([name]) => !SESSION.includes(name)));
    const plan = await api.connection.db?.command({ explain, verbosity: 'executionStats' });
    plans.push({ stages: stagesIn(plan), examined: examinedIn(plan) });
  }
  commands = [];
  return plans;
}

function stagesIn(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(stagesIn);
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.entries(plan).flatMap(([key, value]) =>
    key === 'stage' ? [String(value)] : key === 'rejectedPlans' ? [] : stagesIn(value),
  );
}

function examinedIn(plan: unknown): number {
  if (Array.isArray(plan)) return Math.max(0, ...plan.map(examinedIn));
  if (typeof plan !== 'object' || plan === null) return 0;
  const { totalDocsExamined } = plan as { totalDocsExamined?: number };
  return Math.max(totalDocsExamined ?? 0, ...Object.values(plan).map(examinedIn));
}

const calls: [string, number, () => Promise<unknown>][] = [
  ['GET /roommates?limit=24', 26, () => api.call('GET', '/roommates?limit=24')],
  [
    'GET /roommates with a cursor',
    60,
    async () => {
      const { headers } = await api.call('GET', '/roommates?limit=24');
      return api.call('GET', `/roommates${/<([^>]*)>/.exec(headers.get('link') ?? '')?.[1] ?? ''}`);
    },
  ],
  ['GET /roommates/available', 8, () => api.call('GET', '/roommates/available?limit=8')],
  [
    'GET /roommates/mylistings',
    1,
    () => api.call('GET', `/roommates/mylistings?email=${nusrat.email}`, { as: nusrat }),
  ],
  ['GET /roommates/stats', 1, () => api.call('GET', '/roommates/stats')],
  ['GET /roommates/{id}', 1, () => api.call<Listing>('GET', `/roommates/${id}`, { as: nusrat })],
  [
    'PUT /roommates/{id}',
    1,
    () => api.call('PUT', `/roommates/${id}`, { as: nusrat, body: { ...room, title: 'x' } }),
  ],
  [
    'PATCH /roommates/{id}/like',
    1,
    () => api.call('PATCH', `/roommates/${id}/like`, { as: rafi, body: { likes: 1 } }),
  ],
  ['DELETE /roommates/{id}', 1, () => api.call('DELETE', `/roommates/${id}`, { as: nusrat })],
];

it.each(calls)('%s scans no collection and sorts nothing', async (_, limit, call) => {
  await call();
  const seen = await plans();
  expect(seen.length).toBeGreaterThan(0);
  for (const { stages, examined } of seen) {
    expect(stages).not.toContain('COLLSCAN');
    expect(stages).not.toContain('SORT');
    expect(examined).toBeLessThanOrEqual(limit);
  }
});

it('would see a scan', async () => {
  await api.connection.collection('listings').find({ title: room.title }).sort({ title: 1 }).toArray();
  const [plan] = await plans();
  expect(plan?.stages).toEqual(expect.arrayContaining(['COLLSCAN', 'SORT']));
});

it('GET /roommates streams in the order of an index', async () => {
  await api.call('GET', '/roommates');
  const [plan] = await plans();
  expect(plan?.stages).toContain('IXSCAN');
  expect(plan?.stages).not.toContain('SORT');
});

it('creates the indexes when it starts', async () => {
  const keys = (await api.connection.collection('listings').indexes()).map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining([
      { _id: 1 },
      { createdAt: -1, _id: -1 },
      { availability: 1, createdAt: -1, _id: -1 },
      { ownerUid: 1, createdAt: -1, _id: -1 },
      { roomType: 1 },
    ]),
  );
});

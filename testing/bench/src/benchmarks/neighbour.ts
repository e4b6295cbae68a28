import { median } from '../median.ts';
import { type BenchRequest, Client } from '../send.ts';
import { idOf } from '../servers/fill.ts';
import type { MeasuredServer } from '../servers/measured-server.ts';
import type { Stage } from '../servers/stage.ts';
import type { Tokens } from '../servers/tokens.ts';
import { ms, table } from '../table.ts';

const PHASE_MS = 8000;
/** Each one reads far less than the limit of a minute, so the responses show latency and not refusals. */
const READERS = 300;
const LIST_OF_ALL = { path: '/roommates' };

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;

/** Repeats a request for some seconds. */
async function repeat(client: Client, requestOf: (nth: number) => BenchRequest, phaseMs = PHASE_MS) {
  const latencies: number[] = [];
  let refused = 0;
  for (let nth = 0, end = performance.now() + phaseMs; performance.now() < end; nth += 1) {
    const { status, ms: time } = await client.send(requestOf(nth));
    if (status === 429) refused += 1;
    else latencies.push(time);
  }
  return { latencies, refused };
}

/** Reads of single listings by many accounts, each with an IP address of its own. */
async function readsById(tokens: Tokens, { listings }: MeasuredServer) {
  const readers = await Promise.all(
    Array.from({ length: READERS }, async (_, n) => ({
      authorization: `Bearer ${await tokens.of(`uid-neighbour-${n}`)}`,
      'x-forwarded-for': `198.51.${n >> 8}.${n & 255}`,
    })),
  );
  return (nth: number): BenchRequest => ({
    path: `/roommates/${idOf((nth * 97) % listings).toHexString()}`,
    headers: readers[nth % READERS] ?? {},
  });
}

/** How long another caller waits, without and with callers who read the list of all listings. */
async function neighbour(stage: Stage, server: MeasuredServer, connections: number): Promise<string> {
  const readById = await readsById(stage.tokens, server);
  const victim = new Client(server.url, 1);
  await repeat(victim, readById, 2000);
  const alone = await repeat(victim, readById);
  const attacker = new Client(server.url, connections);
  const [beside, ...lists] = await Promise.all([
    repeat(victim, readById),
    ...Array.from({ length: connections }, () => repeat(attacker, () => LIST_OF_ALL)),
  ]);
  await Promise.all([victim.close(), attacker.close()]);
  if (alone.refused + beside.refused > 0) throw new Error('A reader reached its limit.');
  const row = (name: string, { latencies }: { latencies: number[] }) => [
    name,
    ms(median(latencies)),
    ms(quantile(latencies, 0.99)),
    String(latencies.length),
  ];
  const read = lists.reduce((sum, { latencies }) => sum + latencies.length, 0);
  const refused = lists.reduce((sum, list) => sum + list.refused, 0);
  return [
    table([
      ['by id, of another caller', 'median, ms', 'p99, ms', 'requests'],
      row('without other callers', alone),
      row(`with ${connections} connections that read all`, beside),
    ]),
    `${read} lists of ${server.listings} listings were read, ${refused} requests got 429.`,
  ].join('\n');
}

/** The experiment of docs/decisions/0212-shared-reads.md: 8 connections of one address, with the limits of production. */
export const amplification = async (stage: Stage): Promise<string> =>
  neighbour(stage, await stage.startApi(795, 1), 8);

/** One reader of a long list, without limits. */
export const stream = async (stage: Stage, listings: number): Promise<string> =>
  neighbour(stage, await stage.startApi(listings), 1);

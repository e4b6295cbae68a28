import { measure, type RequestOf } from '../measure.ts';
import { percentile95 } from '../median.ts';
import { type BenchRequest, Client } from '../send.ts';
import type { MeasuredServer } from '../servers/measured-server.ts';
import { type ReadCounts, readCounts } from '../servers/read-counts.ts';
import type { Stage } from '../servers/stage.ts';
import { ms, table, times } from '../table.ts';
import { operations } from './operations.ts';

/** Enough to average over different requests. */
const COUNTED = 20;
/** Higher than the numbers of the measured requests, so that reads by id get other listings, and searches other rents. */
const FIRST_COUNTED = 101_000;

/** A search of a large database may take twice the time of a search of this many listings. */
const P95_REFERENCE = 1000;

/** The numbers that the queries of one request read on average. */
async function readsOf(stage: Stage, server: MeasuredServer, request: RequestOf): Promise<ReadCounts> {
  const client = new Client(server.url, 1);
  const before = await readCounts(stage.mongoUri);
  for (let nth = 0; nth < COUNTED; nth += 1) await client.send(request(server, FIRST_COUNTED + nth));
  const after = await readCounts(stage.mongoUri);
  await client.close();
  return {
    examined: (after.examined - before.examined) / COUNTED,
    keys: (after.keys - before.keys) / COUNTED,
    returned: (after.returned - before.returned) / COUNTED,
  };
}

/** Sends what the measured requests need, such as preferences. */
async function prepare(server: MeasuredServer, requests: readonly BenchRequest[]): Promise<void> {
  const client = new Client(server.url, 1);
  for (const request of requests) {
    const { status } = await client.send(request);
    if (status >= 300) throw new Error(`${server.name} responds to ${request.path} with ${status}.`);
  }
  await client.close();
}

const perReturned = ({ examined, returned }: ReadCounts): string =>
  returned === 0 ? '-' : (examined / returned).toFixed(2);

/** A row of times, each but the first with its ratio to the reference. */
function timesRow(name: string, values: readonly number[], reference: number): string[] {
  const first = values[reference] ?? NaN;
  return [name, ...values.flatMap((value, i) => [ms(value), ...(i > 0 ? [times(value / first)] : [])])];
}

/**
 * Prints medians and 95th percentiles of each one as soon as it is measured.
 * @returns the time of each query and change with different numbers of listings, one request at a time. Also what it reads
 */
export async function sizes(stage: Stage, numbers: readonly number[]): Promise<string> {
  const servers: MeasuredServer[] = [];
  for (const listings of numbers) servers.push(await stage.startApi(listings));
  const { queries, changes, preparations } = await operations(stage.tokens);
  for (const server of servers) await prepare(server, preparations);
  const reference = Math.max(0, numbers.indexOf(P95_REFERENCE));
  const columns = numbers.flatMap((listings, i) => [String(listings), ...(i > 0 ? ['ratio'] : [])]);
  const medians = [['median, ms', ...columns]];
  const percentiles = [[`95th percentile, ms, ratio to ${numbers[reference]}`, ...columns]];
  const reads = [
    [
      'documents examined per request, per returned, and keys',
      ...numbers.flatMap((n) => [String(n), 'ratio', 'keys']),
    ],
  ];
  const ofSearches = numbers.map((): number[] => []);
  // The operations share most of their code, so later ones find it warm.
  for (const { name, request } of [...queries, ...changes]) {
    const timings = await measure(servers, request, { requests: 100, connections: 1, warmUpRounds: 4 });
    medians.push(
      timesRow(
        name,
        timings.map(({ latencyMs }) => latencyMs),
        0,
      ),
    );
    percentiles.push(
      timesRow(
        name,
        timings.map(({ p95Ms }) => p95Ms),
        reference,
      ),
    );
    if (name.startsWith('search')) {
      for (const [i, { latenciesMs }] of timings.entries()) ofSearches[i]?.push(...latenciesMs);
    }
    const counted: string[] = [];
    for (const server of servers) {
      const counts = await readsOf(stage, server, request);
      counted.push(counts.examined.toFixed(1), perReturned(counts), counts.keys.toFixed(0));
    }
    reads.push([name, ...counted]);
    // A million listings take long: a run that is stopped has its results so far.
    console.log(
      `${name}: ${timings.map(({ latencyMs, p95Ms }) => `${ms(latencyMs)} (${ms(p95Ms)})`).join(', ')}`,
    );
  }
  percentiles.push(timesRow('all searches together', ofSearches.map(percentile95), reference));
  return [medians, percentiles, reads].map(table).join('\n\n');
}

import { measure, type Timing } from '../measure.ts';
import type { MeasuredServer } from '../servers/measured-server.ts';
import type { Stage } from '../servers/stage.ts';
import { ms, table, times } from '../table.ts';
import { type MeasuredOperation, operations } from './operations.ts';

/** A collection of garbage takes more CPU than one request. */
const REQUESTS = 1000;

/**
 * Prints the CPU of each operation as soon as it is measured.
 * @param numbers of listings, each in its own database
 * @returns CPU per request and time, ours and the bare server, with tokens, validation, limits, logs and metrics on
 */
export async function compare(stage: Stage, numbers: readonly number[]): Promise<string> {
  const servers = await startPairs(stage, numbers);
  const { live, compared } = await operations(stage.tokens);
  const columns = numbers.flatMap((listings) => [`API, ${listings}`, 'bare', 'ratio']);
  const cpu = [['CPU per request, ms', ...columns, 'target']];
  const latency = [['median, ms', ...columns]];
  const growth = [[`median of the API, ratio to ${numbers[0]}`, ...numbers.slice(1).map(String)]];
  for (const operation of [live, ...compared] as MeasuredOperation[]) {
    const { name, request } = operation;
    const timings = await measure(servers, request, { requests: REQUESTS });
    cpu.push([name, ...inPairs(timings, 'cpuMs'), targetOf(operation, operation === live)]);
    latency.push([name, ...inPairs(timings, 'latencyMs')]);
    growth.push([name, ...growthOf(timings)]);
    // A million listings take long: a run that is stopped has its results so far.
    if (numbers.length > 1) console.log(cpu.at(-1)?.join('  '));
  }
  return [cpu, latency, ...(numbers.length > 1 ? [growth] : [])].map(table).join('\n\n');
}

/** For each number the API and then the bare server. */
async function startPairs(stage: Stage, numbers: readonly number[]): Promise<MeasuredServer[]> {
  const apis: MeasuredServer[] = [];
  // All databases are full before the first bare server connects. It gives up when the database does not respond.
  for (const listings of numbers) apis.push(await stage.startApi(listings));
  const servers: MeasuredServer[] = [];
  for (const api of apis) servers.push(api, await stage.startBare(api.listings));
  return servers;
}

const apisOf = (timings: readonly Timing[]): Timing[] => timings.filter((_, n) => n % 2 === 0);

const inPairs = (timings: readonly Timing[], value: 'cpuMs' | 'latencyMs'): string[] =>
  apisOf(timings).flatMap((api, n) => {
    const bare = timings[2 * n + 1]?.[value] ?? NaN;
    return [ms(api[value]), ms(bare), times(api[value] / bare)];
  });

function growthOf(timings: readonly Timing[]): string[] {
  const [first, ...others] = apisOf(timings).map(({ latencyMs }) => latencyMs);
  return others.map((other) => times(other / (first ?? NaN)));
}

function targetOf({ target }: MeasuredOperation, isLive: boolean): string {
  if (isLive) return '0.200 ms';
  return target === undefined ? '' : times(target);
}

import { measure, type Timing } from '../measure.ts';
import type { MeasuredServer } from '../servers/measured-server.ts';
import type { Stage } from '../servers/stage.ts';
import { ms, table, times } from '../table.ts';
import { type MeasuredOperation, operations } from './operations.ts';

/** A collection of garbage takes more CPU than one request. */
const REQUESTS = 1000;

/**
 * Compares the API with the bare server, for one number of listings after the other. When the rounds of six servers took turns,
 * the API needed up to a fifth more CPU for a PUT than in turns with one bare server.
 * @param numbers of listings, each in its own database
 * @returns CPU per request and time, ours and the bare server, with tokens, validation, limits, logs and metrics on
 */
export async function compare(stage: Stage, numbers: readonly number[]): Promise<string> {
  const pairs = await startPairs(stage, numbers);
  const { live, compared } = await operations(stage.tokens);
  const columns = numbers.flatMap((listings) => [`API, ${listings}`, 'bare', 'ratio']);
  const cpu = [['CPU per request, ms', ...columns, 'target']];
  const latency = [['median, ms', ...columns]];
  for (const operation of [live, ...compared] as MeasuredOperation[]) {
    const { name, request } = operation;
    const timings: Timing[][] = [];
    for (const pair of pairs) timings.push(await measure(pair, request, { requests: REQUESTS }));
    cpu.push([name, ...timings.flatMap(columnsOf('cpuMs')), targetOf(operation, operation === live)]);
    latency.push([name, ...timings.flatMap(columnsOf('latencyMs'))]);
    // A million listings take long: a run that is stopped has its results so far.
    if (numbers.length > 1) console.log(cpu.at(-1)?.join('  '));
  }
  return [cpu, latency].map(table).join('\n\n');
}

/** For each number the API and the bare server. */
async function startPairs(stage: Stage, numbers: readonly number[]): Promise<MeasuredServer[][]> {
  const apis: MeasuredServer[] = [];
  // All databases are full before the first bare server connects. It gives up when the database does not respond.
  for (const listings of numbers) apis.push(await stage.startApi(listings));
  const pairs: MeasuredServer[][] = [];
  for (const api of apis) pairs.push([api, await stage.startBare(api.listings)]);
  return pairs;
}

/** The API, the bare server and their ratio. */
const columnsOf =
  (value: 'cpuMs' | 'latencyMs') =>
  ([api, bare]: readonly Timing[]): string[] => {
    const [ours, theirs] = [api?.[value] ?? NaN, bare?.[value] ?? NaN];
    return [ms(ours), ms(theirs), times(ours / theirs)];
  };

function targetOf({ target }: MeasuredOperation, isLive: boolean): string {
  if (isLive) return '0.200 ms';
  return target === undefined ? '' : times(target);
}

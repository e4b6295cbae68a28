import { measure } from '../measure.ts';
import type { MeasuredServer } from '../servers/measured-server.ts';
import type { Stage } from '../servers/stage.ts';
import { ms, table, times } from '../table.ts';
import { operations } from './operations.ts';

/** The time of each query with different numbers of listings, one request at a time. */
export async function sizes(stage: Stage, numbers: readonly number[]): Promise<string> {
  const servers: MeasuredServer[] = [];
  for (const listings of numbers) servers.push(await stage.startApi(listings));
  const { queries } = await operations(stage.tokens);
  const rows = [
    ['median, ms', ...numbers.flatMap((listings, i) => [String(listings), ...(i > 0 ? ['ratio'] : [])])],
  ];
  for (const { name, request } of queries) {
    const timings = await measure(servers, request, { requests: 100, connections: 1 });
    const first = timings[0]?.latencyMs ?? NaN;
    const cells = timings.flatMap(({ latencyMs }, i) => [
      ms(latencyMs),
      ...(i > 0 ? [times(latencyMs / first)] : []),
    ]);
    rows.push([name, ...cells]);
  }
  return table(rows);
}

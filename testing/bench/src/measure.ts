import { Bench } from 'tinybench';
import { calls, send } from './calls.ts';
import type { MeasuredApi } from './measured-api.ts';

const TIME_MS = 1500;

/** The median time of a call, in milliseconds. */
export interface Row {
  name: string;
  small: number;
  large: number;
}

/** Each call with few and with many listings, one after the other, so that both meet the machine in the same mood. */
export async function measure(small: MeasuredApi, large: MeasuredApi): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path } of calls) {
    const bench = new Bench({ time: TIME_MS, warmupTime: TIME_MS / 3 });
    for (const api of [small, large]) {
      bench.add(String(api.listings), async () => {
        await send(`${api.url}${path(api)}`);
      });
    }
    const [few, many] = (await bench.run()).map(({ name: listings, result }) => {
      if (result.state !== 'completed') throw new Error(`${name} failed with ${listings} listings.`);
      return result.latency.p50;
    });
    rows.push({ name, small: few ?? NaN, large: many ?? NaN });
  }
  return rows;
}

import { Bench } from 'tinybench';
import { endpoints, send } from './endpoints.ts';
import type { MeasuredApi } from './measured-api.ts';

const TIME_MS = 1500;

/** The median times of an endpoint in milliseconds. */
export interface Row {
  name: string;
  small: number;
  large: number;
}

/** Measures each endpoint with few and directly after with many listings. Both then meet the same machine load. */
export async function measure(small: MeasuredApi, large: MeasuredApi): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path } of endpoints) {
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

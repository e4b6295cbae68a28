import { measure } from '../measure.ts';
import type { BenchRequest } from '../send.ts';
import type { Stage } from '../servers/stage.ts';
import { ms, table } from '../table.ts';
import { operations } from './operations.ts';

/** The CPU that the site takes to forward a request to the API. */
export async function site(stage: Stage, listings: number): Promise<string> {
  const api = await stage.startApi(listings);
  const proxy = await stage.startSite(api);
  const { live, compared, shared } = await operations(stage.tokens);
  const rows = [['CPU per forwarded request, ms', 'site', 'target']];
  for (const { name, request } of [live, ...compared, ...shared]) {
    const [timing] = await measure([proxy], (server, nth) => {
      const sent: BenchRequest = request(server, nth);
      return { ...sent, headers: { 'accept-encoding': 'br', ...sent.headers } };
    });
    rows.push([name, ms(timing?.cpuMs ?? NaN), '0.300']);
  }
  return table(rows);
}

import { measure } from '../measure.ts';
import type { BenchRequest } from '../send.ts';
import type { Stage } from '../servers/stage.ts';
import { ms, table, times } from '../table.ts';
import { operations } from './operations.ts';

/** The CPU that the site takes to forward a request to the API, and what a bare proxy takes on the same machine. */
export async function site(stage: Stage, listings: number): Promise<string> {
  const api = await stage.startApi(listings);
  const proxies = [await stage.startSite(api), await stage.startBareProxy(api)];
  const { live, compared, shared } = await operations(stage.tokens);
  const rows = [['CPU per forwarded request, ms', 'site', 'bare', 'ratio', 'target']];
  for (const { name, request } of [live, ...compared, ...shared]) {
    const [site, bare] = await measure(proxies, (server, nth) => {
      const sent: BenchRequest = request(server, nth);
      return { ...sent, headers: { 'accept-encoding': 'br', ...sent.headers } };
    });
    const [ours, least] = [site?.cpuMs ?? NaN, bare?.cpuMs ?? NaN];
    rows.push([name, ms(ours), ms(least), times(ours / least), '0.300']);
  }
  return table(rows);
}

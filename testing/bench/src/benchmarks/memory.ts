import { measure } from '../measure.ts';
import type { Stage } from '../servers/stage.ts';
import { ms, table, times } from '../table.ts';
import { operations } from './operations.ts';

const accepted = { 'accept-encoding': 'br' };

/** Identical anonymous reads, which the API serves from memory, against the bare server. */
export async function memory(stage: Stage, listings: number): Promise<string> {
  const servers = [await stage.startApi(listings), await stage.startBare(listings)];
  const { shared } = await operations(stage.tokens);
  const rows = [['identical anonymous reads', 'API, ms', 'bare, ms', 'API, 1/s', 'bare, 1/s', 'CPU', 'rate']];
  for (const { name, request } of shared) {
    const [api, bare] = await measure(servers, (server) => ({ ...request(server, 0), headers: accepted }), {
      requests: 3000,
      connections: 16,
    });
    if (!api || !bare) continue;
    rows.push([
      name,
      ms(api.cpuMs),
      ms(bare.cpuMs),
      api.perSecond.toFixed(0),
      bare.perSecond.toFixed(0),
      `1/${(bare.cpuMs / api.cpuMs).toFixed(1)}`,
      times(api.perSecond / bare.perSecond),
    ]);
  }
  return table(rows);
}

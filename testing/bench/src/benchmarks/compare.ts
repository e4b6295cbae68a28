import { measure } from '../measure.ts';
import type { Stage } from '../servers/stage.ts';
import { ms, table, times } from '../table.ts';
import { type Operation, operations } from './operations.ts';

/** CPU per request, ours and the bare server, with tokens, validation, limits, logs and metrics on. */
export async function compare(stage: Stage, listings: number): Promise<string> {
  const servers = [await stage.startApi(listings), await stage.startBare(listings)];
  const { live, compared } = await operations(stage.tokens);
  const rows = [['CPU per request, ms', 'API', 'bare', 'ratio', 'target']];
  for (const { name, target, request } of [live, ...compared] as Operation[]) {
    const [api, bare] = await measure(servers, request);
    if (!api || !bare) continue;
    const limit = name === live.name ? '0.200 ms' : target === undefined ? '' : times(target);
    rows.push([name, ms(api.cpuMs), ms(bare.cpuMs), times(api.cpuMs / bare.cpuMs), limit]);
  }
  return table(rows);
}

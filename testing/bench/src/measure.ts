import { type BenchRequest, Client } from './send.ts';
import type { MeasuredServer } from './servers/measured-server.ts';
import { median, percentile95 } from './median.ts';

/** A request that is sent many times, with a counter for what must differ. */
export type RequestOf = (server: MeasuredServer, nth: number) => BenchRequest;

export interface Timing {
  /** CPU time of the server per request, in milliseconds. */
  cpuMs: number;
  /** From the request to the end of the response, in milliseconds. */
  latencyMs: number;
  /** The 95th percentile of that time. */
  p95Ms: number;
  /** That time of each request. */
  latenciesMs: readonly number[];
  perSecond: number;
}

interface Options {
  /** Requests in one round. */
  requests?: number;
  /** Requests that are sent at the same time. */
  connections?: number;
  /** Rounds that do not count. */
  warmUpRounds?: number;
}

const ROUNDS = 5;
/** An edit takes less CPU in each round until about the twelfth, because V8 optimises its functions. */
const WARM_UP_ROUNDS = 12;

/**
 * Measures an operation on several servers. The rounds of the servers alternate, so that all meet the same load of the
 * machine. The first rounds warm up and do not count.
 * @returns the medians of five rounds and all times of requests, in the order of the servers
 */
export async function measure(
  servers: readonly MeasuredServer[],
  requestOf: RequestOf,
  { requests = 500, connections = 8, warmUpRounds = WARM_UP_ROUNDS }: Options = {},
): Promise<Timing[]> {
  const rounds = servers.map((): Timing[] => []);
  const clients = servers.map(({ url }) => new Client(url, connections));
  for (let round = 0; round < warmUpRounds + ROUNDS; round += 1) {
    for (const [i, server] of servers.entries()) {
      const client = clients[i];
      if (!client) continue;
      const timing = await runRound(server, client, requestOf, { requests, connections, round });
      if (round >= warmUpRounds) rounds[i]?.push(timing);
    }
  }
  await Promise.all(clients.map((client) => client.close()));
  return rounds.map((timings) => ({
    cpuMs: median(timings.map(({ cpuMs }) => cpuMs)),
    latencyMs: median(timings.map(({ latencyMs }) => latencyMs)),
    p95Ms: median(timings.map(({ p95Ms }) => p95Ms)),
    latenciesMs: timings.flatMap(({ latenciesMs }) => latenciesMs),
    perSecond: median(timings.map(({ perSecond }) => perSecond)),
  }));
}

async function runRound(
  server: MeasuredServer,
  client: Client,
  requestOf: RequestOf,
  { requests, connections, round }: Required<Pick<Options, 'requests' | 'connections'>> & { round: number },
): Promise<Timing> {
  const latencies: number[] = [];
  let next = 0;
  const caller = async (): Promise<void> => {
    while (next < requests) {
      const request = requestOf(server, round * requests + next);
      next += 1;
      const { status, ms } = await client.send(request);
      if (status >= 300) throw new Error(`${server.name} responds to ${request.path} with ${status}.`);
      latencies.push(ms);
    }
  };
  const cpuBefore = await server.cpuMs();
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, caller));
  const seconds = (performance.now() - began) / 1000;
  const cpuMs = ((await server.cpuMs()) - cpuBefore) / requests;
  return {
    cpuMs,
    latencyMs: median(latencies),
    p95Ms: percentile95(latencies),
    latenciesMs: latencies,
    perSecond: requests / seconds,
  };
}

import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Call {
  method: string;
  path: string;
  token?: string;
  body?: unknown;
}

export interface CompleteAnswer {
  call: Call;
  status: number;
  /** What JSON it was, else its text. */
  body: unknown;
  /** Whether the server said that it closes the connection. */
  isLast: boolean;
}

export interface BusyCaller {
  answers: CompleteAnswer[];
  /** Requests that were taken and not answered in full. */
  lost: string[];
}

/** A request that failed, and whether the server had taken it: on a kept connection, or with an answer that began. */
class Unanswered extends Error {
  constructor(
    { method, path }: Call,
    readonly wasTaken: boolean,
    cause: unknown,
  ) {
    super(`${method} ${path}: ${String(cause)}`);
  }
}

/** @throws Unanswered */
export async function callOver(agent: Agent, url: string, call: Call): Promise<CompleteAnswer> {
  const { method, path, token, body } = call;
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const sent = request(`${url}${path}`, { agent, method, headers });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  let hasBegun = false;
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    hasBegun = true;
    const received = await text(response);
    const isJson = response.headers['content-type']?.startsWith('application/json') ?? false;
    return {
      call,
      status: response.statusCode ?? 0,
      body: isJson ? (JSON.parse(received) as unknown) : received,
      isLast: response.headers.connection === 'close',
    };
  } catch (error) {
    throw new Unanswered(call, hasBegun || sent.reusedSocket, error);
  }
}

/** Calls over one kept connection after another, without a pause, until no new one can be had. */
export async function keepCalling(
  url: string,
  nextCall: () => Promise<Call>,
  answered: () => void,
): Promise<BusyCaller> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: CompleteAnswer[] = [];
  try {
    for (;;) {
      answers.push(await callOver(agent, url, await nextCall()));
      answered();
    }
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return { answers, lost: error.wasTaken ? [error.message] : [] };
  } finally {
    agent.destroy();
  }
}

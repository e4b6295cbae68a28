import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Call {
  method: string;
  path: string;
  token?: string;
  body?: unknown;
}

interface CompleteResponse {
  call: Call;
  status: number;
  /** Parsed JSON, or else the text. */
  body: unknown;
  /** Whether the server announced that it closes the connection. */
  isLast: boolean;
}

export interface ClientResult {
  responses: CompleteResponse[];
  /** Accepted requests without a complete response. */
  lost: string[];
}

/** A failed request. The server had accepted it if the connection was kept alive or a response had begun. */
class FailedRequestError extends Error {
  constructor(
    { method, path }: Call,
    readonly wasAccepted: boolean,
    cause: unknown,
  ) {
    super(`${method} ${path}: ${String(cause)}`);
  }
}

/** Sends one request over a connection. @throws FailedRequestError */
export async function callOver(agent: Agent, url: string, call: Call): Promise<CompleteResponse> {
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
    throw new FailedRequestError(call, hasBegun || sent.reusedSocket, error);
  }
}

/** Sends requests without a pause over keep-alive connections, until no new connection is possible. */
export async function keepCalling(
  url: string,
  nextCall: () => Promise<Call>,
  onResponse: () => void,
): Promise<ClientResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const responses: CompleteResponse[] = [];
  try {
    for (;;) {
      responses.push(await callOver(agent, url, await nextCall()));
      onResponse();
    }
  } catch (error) {
    if (!(error instanceof FailedRequestError)) throw error;
    return { responses, lost: error.wasAccepted ? [error.message] : [] };
  } finally {
    agent.destroy();
  }
}

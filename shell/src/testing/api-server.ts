import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unwrap } from '@roommate/shell-api';
import { createApi } from '../api/create-api.ts';
import { createSenders } from '../api/create-senders.ts';
import type { Credentials } from '../api/with-token.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

export const listingParams = { path: { id: '665f1c2ab7d94e0012a4c9d1' } };
export const listing = {
  title: 'Room',
  location: 'Dhanmondi',
  rentAmount: 9000,
  roomType: 'Single' as const,
  lifestyle: 'Quiet',
  imageUrl: 'https://example.com/room.jpg',
  description: 'A room.',
  contact: '01700',
};
export const message = { name: 'Mim', email: 'mim@example.com', subject: 'Hello', message: 'A question.' };

export const respond =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
export const hangUp: Handler = (request) => request.socket.destroy();
/** Stores the value of a request header, then responds. */
export const noting =
  (values: (string | undefined)[], header: string, handler: Handler): Handler =>
  (request, response, body) => {
    values.push(request.headers[header] as string | undefined);
    handler(request, response, body);
  };

/** A server of HTTP for each test, and the client of the shell for it. */
export function apiServerPerTest() {
  let server: Server;
  let base = '';
  const state = {
    /** Each request takes the next one. */
    handlers: [] as Handler[],
    calls: [] as { line: string; authorization: string | undefined; body: string }[],
    tokens: { current: null, resolved: null, renewed: null } as Record<
      'current' | 'resolved' | 'renewed',
      string | null
    >,
  };
  const credentials: Credentials = {
    current: () => Promise.resolve(state.tokens.current),
    resolved: () => Promise.resolve(state.tokens.resolved),
    renewed: () => Promise.resolve(state.tokens.renewed),
  };

  beforeEach(async () => {
    Object.assign(state, {
      handlers: [],
      calls: [],
      tokens: { current: null, resolved: null, renewed: null },
    });
    server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        const { authorization } = request.headers;
        state.calls.push({ line: `${request.method} ${request.url}`, authorization, body });
        const handler = state.handlers.shift();
        if (handler) handler(request, response, body);
        else response.writeHead(500).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const client = () => createApi(createSenders(base, credentials));
  return Object.assign(state, {
    client,
    url: (path: string) => base + path,
    /** Sends a message of the contact form, by default with a client of its own. */
    post: (api = client(), body: typeof message & { timestamp?: string } = message) =>
      unwrap(api.POST('/contact', { body })),
    stats: (init?: { signal: AbortSignal }) => unwrap(client().GET('/roommates/stats', init)),
  });
}

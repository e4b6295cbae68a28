import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that a receiver of webhooks got. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An HTTP server that receives webhooks. It responds with the status that the test sets. */
export async function startReceiver() {
  const received: Received[] = [];
  const responses = { status: 204, location: '', isBroken: false, isSilent: false };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      if (responses.isBroken) {
        request.socket.destroy();
        return;
      }
      if (responses.isSilent) return;
      if (responses.location !== '') response.setHeader('location', responses.location);
      response.writeHead(responses.status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** What the receiver responds with from now on. */
    responses,
    closeConnections: () => server.closeAllConnections(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

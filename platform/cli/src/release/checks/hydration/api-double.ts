import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestShell } from '@roommate/shell-api/testing/server';

/** A server in place of the API. */
interface ApiDouble {
  url: string;
  close(): void;
}

type TestApi = ReturnType<typeof createTestShell>['api'];

async function respond(api: TestApi, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const body = await text(request);
  const asked = new Request(new URL(url, 'http://api.invalid'), { method, ...(body !== '' && { body }) });
  const reply = await api.fetch(asked);
  response.writeHead(reply.status, Object.fromEntries(reply.headers));
  response.end(await reply.text());
}

/** Serves the in-memory API of the test double (docs/decisions/0044-test-double.md) at a free port of this machine. */
export async function startApiDouble(): Promise<ApiDouble> {
  const { api } = createTestShell();
  const server = createServer((request, response) => {
    respond(api, request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

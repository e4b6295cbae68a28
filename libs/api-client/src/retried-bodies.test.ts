import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchWithRetries } from './fetch-with-retries.ts';

let server: Server;
let responses: ServerResponse[];
let url: string;

beforeEach(async () => {
  responses = [];
  server = createServer((_request, response) => {
    if (responses.push(response) > 1) response.end('[]');
    // The body of the refusal does not end.
    else response.writeHead(503, { 'retry-after': '0' }).write('{');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('stops reading a response when it repeats the request', async () => {
  const response = await fetchWithRetries()(new Request(url));
  expect(await response.text()).toBe('[]');
  const [refusal] = responses;
  if (refusal?.closed === false) await once(refusal, 'close');
  expect(responses).toHaveLength(2);
}, 10_000);

it('returns the last response with its body', async () => {
  const response = await fetchWithRetries({ retries: 0 })(new Request(url));
  server.closeAllConnections();
  // What remains of the body is missing, which only its reader notices.
  await expect(response.text()).rejects.toThrow('terminated');
  expect(response.status).toBe(503);
});

import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { problemSchema } from '@roommate/contracts';
import { nusrat } from '../support/people.ts';
import { postListing } from '../support/post-listing.ts';
import { expectProblem, jsonType, rawRequests } from '../support/raw-requests.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
const send = rawRequests(api);

describe('URLs and methods', () => {
  it.each(['/nothing', '/roommates/', '/roommates/a/b/c', '/roommates//like'])(
    'responds with 404 at %s',
    async (path) => {
      const response = await send('GET', path);
      expect(response.status).toBe(404);
      expectProblem(response);
    },
  );

  it.each([
    ['PUT', '/roommates', 'GET, HEAD, OPTIONS, POST'],
    ['POST', '/roommates/count', 'GET, HEAD, OPTIONS'],
    ['GET', '/contact', 'OPTIONS, POST'],
    ['POST', '/roommates/665f1c2ab7d94e0012a4c9d1/like', 'DELETE, OPTIONS, PATCH'],
    // Fixed paths are not listings.
    ['PUT', '/roommates/count', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/roommates/available?limit=8', 'GET, HEAD, OPTIONS'],
  ])('refuses %s at %s', async (method, path, allow) => {
    const response = await send(method, path, method === 'GET' ? {} : { body: '{}', headers: jsonType });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expectProblem(response);
  });

  it.each(['%E0%A4%A', 'x'.repeat(1000)])('responds with 400 to a malformed URL', async (id) => {
    const response = await send('GET', `/roommates/${id}`);
    expect(response.status).toBe(400);
    expectProblem(response);
    expect(JSON.parse(response.text)).toMatchObject({ code: 'malformed_request' });
  });

  it('responds with a problem to data that is not HTTP', async () => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.write('GARBAGE\r\n\r\n');
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toContain('\r\ncontent-type: application/problem+json; charset=utf-8');
    for (const name of ['x-request-id', 'api-version', 'cache-control'])
      expect(head).toContain(`\r\n${name}: `);
    expect(head).toContain("\r\ncontent-security-policy: default-src 'none'");
    expect(problemSchema.parse(JSON.parse(body))).toMatchObject({ status: 400, code: 'malformed_request' });
  });

  it.each([
    ['/roommates', 'GET, HEAD, OPTIONS, POST'],
    ['/roommates/count', 'GET, HEAD, OPTIONS'],
    ['/roommates/665f1c2ab7d94e0012a4c9d1', 'DELETE, GET, HEAD, OPTIONS, PATCH, PUT'],
    ['/contact', 'OPTIONS, POST'],
  ])('lists the methods of %s in response to OPTIONS', async (path, allow) => {
    const response = await send('OPTIONS', path);
    expect(response).toMatchObject({ status: 204, text: '' });
    expect(response.headers.get('allow')).toBe(allow);
  });

  it('responds with 404 to OPTIONS on an unknown path', async () => {
    const response = await send('OPTIONS', '/nothing');
    expect(response.status).toBe(404);
    expectProblem(response);
  });

  it('responds to HEAD like GET, without the body', async () => {
    await postListing(api, nusrat);
    const response = await send('HEAD', '/roommates');
    expect(response).toMatchObject({ status: 200, text: '' });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

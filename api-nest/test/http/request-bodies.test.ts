import { gzipSync } from 'node:zlib';
import { documentOf, nameOf, operationsOf, urlOf } from '../support/operations.ts';
import { nusrat, room } from '../support/people.ts';
import { postListing } from '../support/post-listing.ts';
import { expectProblem, jsonType, rawRequests } from '../support/raw-requests.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
const send = rawRequests(api);

describe('the body of a request', () => {
  const post = (body: string, headers: Record<string, string> = jsonType) =>
    send('POST', '/contact', { body, headers });

  it.each([
    ['malformed JSON', '{"name":', 400, 'malformed_request', 'The request body is not valid JSON.'],
    [
      'an empty body',
      '',
      400,
      'malformed_request',
      'The request body is empty although its content type is application/json.',
    ],
    [
      'a __proto__ key',
      '{"__proto__":{"isAdmin":true}}',
      400,
      'malformed_request',
      'The request body is not valid JSON.',
    ],
    ['a JSON string', '"hello"', 400, 'invalid_input', 'The body must be a JSON object.'],
    ['null', 'null', 400, 'invalid_input', 'The body must be a JSON object.'],
    [
      'more than 64 KB',
      JSON.stringify({ message: 'x'.repeat(64 * 1024) }),
      413,
      'body_too_large',
      'The request body is larger than 64 KB.',
    ],
  ])('refuses %s with a problem that names the reason', async (_, body, status, code, error) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expectProblem(response);
    expect(JSON.parse(response.text)).toMatchObject({ code, error });
  });

  it('refuses a missing body', async () => {
    const response = await send('POST', '/contact');
    expect(response.status).toBe(400);
    expect(JSON.parse(response.text)).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'body', message: 'The body must be a JSON object.' }],
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml'])(
    'refuses the content type %s',
    async (type) => {
      const response = await post('{}', { 'content-type': type });
      expect(response.status).toBe(415);
      expectProblem(response);
      expect(JSON.parse(response.text)).toMatchObject({
        error: 'The content type of the request body must be application/json.',
      });
    },
  );

  it.each(['gzip', 'br', 'deflate', 'GZIP, br'])(
    'refuses a body in the coding %s and names the accepted one',
    async (coding) => {
      const headers = { ...jsonType, 'content-encoding': coding, origin: 'http://localhost:3000' };
      const response = await send('POST', '/contact', { body: gzipSync('{}'), headers });
      expect(response.status).toBe(415);
      expectProblem(response);
      expect(JSON.parse(response.text)).toMatchObject({
        code: 'unsupported_media_type',
        error: 'The request body must not be compressed.',
      });
      expect(response.headers.get('accept-encoding')).toBe('identity');
      expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    },
  );

  it('accepts the coding identity, and ignores the coding without a body', async () => {
    const identity = { ...jsonType, 'content-encoding': 'Identity' };
    expect((await post('{}', identity)).status).toBe(400);
    const headers = { 'content-encoding': 'gzip' };
    expect((await send('GET', '/roommates/count', { headers })).status).toBe(200);
    // The body of a GET has no meaning.
    const withBody = { headers: { ...headers, 'content-length': '2' }, body: {} };
    expect((await api.call('GET', '/roommates/count', withBody)).status).toBe(200);
    expect((await send('POST', '/nothing', { headers, body: gzipSync('{}') })).status).toBe(404);
  });

  it.each(['DELETE', 'PATCH'])('accepts %s with the content type of JSON and no body', async (method) => {
    const id = await postListing(api, nusrat);
    const person = method === 'DELETE' ? nusrat : { sub: 'uid-liker' };
    const authorization = `Bearer ${await api.issuer.tokenOf(person)}`;
    const path = `/roommates/${id}${method === 'PATCH' ? '/like' : ''}`;
    const response = await send(method, path, { headers: { ...jsonType, authorization } });
    expect([response.status, response.text]).toEqual([
      200,
      expect.stringMatching(/"(deleted|modified)Count":1/),
    ]);
  });

  it('may be absent although the type of JSON was sent, in each operation that needs none', async () => {
    const document = await documentOf(api);
    const operations = operationsOf(document).filter(({ method }) => method !== 'GET');
    const refused = [];
    for (const operation of operations) {
      const path = urlOf(operation, document, {});
      const { text } = await send(operation.method, path, { headers: jsonType });
      const { code } = JSON.parse(text) as { code: string };
      if (code === 'malformed_request') refused.push(nameOf(operation));
    }
    expect(refused).toEqual(operations.filter(({ needsBody }) => needsBody).map(nameOf));
    expect(refused).not.toHaveLength(operations.length);
  });

  it('validates the body of DELETE like any other', async () => {
    const id = await postListing(api, nusrat);
    const bodies = { 413: [JSON.stringify({ x: 'x'.repeat(64 * 1024) }), jsonType], 415: ['x', {}] } as const;
    for (const [status, [body, headers]] of Object.entries(bodies)) {
      const response = await send('DELETE', `/roommates/${id}`, { body, headers });
      expect(response.status).toBe(Number(status));
      expectProblem(response);
    }
    const headers = { 'content-length': '2' };
    const deleted = await api.call('DELETE', `/roommates/${id}`, { as: nusrat, body: {}, headers });
    expect(deleted.status).toBe(200);
  });

  it('treats a body that looks like a query as data', async () => {
    const body = JSON.stringify({ ...room, title: { $gt: '' } });
    const authorization = `Bearer ${await api.issuer.tokenOf(nusrat)}`;
    expect((await send('POST', '/roommates', { body, headers: { ...jsonType, authorization } })).status).toBe(
      400,
    );
  });
});

import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { rawResponse } from '../support/raw-response.ts';
import { type SpawnedSite, spawnSite } from '../support/spawn-site.ts';
import { storedRoom } from '../support/stored-room.ts';
import { useApi } from '../support/use-api.ts';

const ORIGIN = 'http://localhost:3000';
const json = { 'content-type': 'application/json' };
const gzip = { ...json, 'content-encoding': 'gzip' };
const plain = { 'content-type': 'text/plain' };
const large = JSON.stringify({ message: 'x'.repeat(70_000) });
/** Random bytes do not become shorter. */
const largeGzip = gzipSync(randomBytes(70_000));

interface Sent {
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Whether the body has no declared length (RFC 9112, 7.1). */
  isChunked?: boolean;
}

const chunked = (headers: Record<string, string>, body: string | Buffer): Sent => ({
  headers,
  body,
  isChunked: true,
});

const requests: Record<string, [method: string, path: string, sent?: Sent]> = {
  'the entry point with a query': ['GET', '?x=1'],
  'a read': ['GET', '/roommates/count'],
  HEAD: ['HEAD', '/roommates/count'],
  OPTIONS: ['OPTIONS', '/roommates'],
  'OPTIONS of an unknown URL': ['OPTIONS', '/nothing'],
  'a redirect': ['GET', '/docs/'],
  'a page with a next one': ['GET', '/roommates?limit=1'],
  'an unknown URL': ['GET', '/nothing'],
  'a double slash': ['GET', '/roommates//like'],
  'two slashes at the start': ['GET', '//roommates'],
  'an encoded way up': ['GET', '/..%2froommates'],
  'a way up in a parameter': ['GET', '/roommates/..%2Fx'],
  'a way up after a name': ['GET', '/roommates/user/a%2F..b@x.example'],
  'a way up of a write': ['PUT', '/roommates/%2E%2E', { headers: json, body: '{}' }],
  'a way up between backslashes': ['GET', '/roommates/%5C..%5Cx'],
  'a segment of one dot': ['GET', '/roommates/./count'],
  'dots in a query': ['GET', '/roommates/search?q=..%2Fx'],
  'a malformed URL': ['GET', '/roommates/%E0%A4%A'],
  'a part of the URL that is too long': ['GET', `/roommates/${'x'.repeat(800)}`],
  'a listing that does not exist': ['GET', '/roommates/665f1c2ab7d94e0012a4c9d1'],
  'no token': ['POST', '/roommates', { headers: json, body: '{}' }],
  'a bad token': ['GET', '/likes', { headers: { authorization: 'Bearer x' } }],
  'a wrong method': ['PUT', '/roommates', { headers: json, body: '{}' }],
  TRACE: ['TRACE', '/roommates'],
  QUERY: ['QUERY', '/roommates', { headers: json, body: '{}' }],
  'QUERY without a type': ['QUERY', '/roommates'],
  PROPFIND: ['PROPFIND', '/roommates'],
  'PROPFIND with a body': ['PROPFIND', '/roommates', { headers: json, body: '{}' }],
  'a compressed body': ['POST', '/contact', { headers: gzip, body: gzipSync('{}') }],
  'a compressed body to an unknown URL': ['POST', '/nothing', { headers: gzip, body: gzipSync('{}') }],
  'a compressed body with a wrong method': ['PUT', '/contact', { headers: gzip, body: gzipSync('{}') }],
  'a body that is too large': ['POST', '/contact', { headers: json, body: large }],
  'a compressed body that is too large': ['POST', '/contact', { headers: gzip, body: largeGzip }],
  'a large body of another type': ['POST', '/contact', { headers: plain, body: large }],
  'a large body to an unknown URL': ['POST', '/nothing', { headers: json, body: large }],
  'a large body without a token': ['POST', '/roommates', { headers: json, body: large }],
  'a large body with a wrong method': ['PUT', '/contact', { headers: json, body: large }],
  'a large QUERY': ['QUERY', '/roommates', { headers: json, body: large }],
  'a large PROPFIND': ['PROPFIND', '/roommates', { headers: json, body: large }],
  'a large OPTIONS': ['OPTIONS', '/roommates', { headers: json, body: large }],
  'a large body of an invalid type': [
    'POST',
    '/contact',
    { headers: { 'content-type': 'json' }, body: large },
  ],
  'a chunked body': ['POST', '/contact', chunked(json, '{}')],
  'a chunked body to an unknown URL': ['POST', '/nothing', chunked(json, '{}')],
  'a chunked body of another type': ['POST', '/contact', chunked(plain, 'a')],
  'an empty chunked body': ['POST', '/contact', chunked(json, '')],
  'a large chunked body': ['POST', '/contact', chunked(json, large)],
  'a large chunked body to an unknown URL': ['POST', '/nothing', chunked(json, large)],
  'a large chunked body with a wrong method': ['PUT', '/contact', chunked(json, large)],
  'a large chunked body with a method of another URL': ['DELETE', '/roommates/count', chunked(json, large)],
  'a large chunked body of another type': ['POST', '/contact', chunked(plain, large)],
  'a large chunked body without a type': ['POST', '/contact', chunked({}, large)],
  'a large compressed chunked body': ['POST', '/contact', chunked(gzip, largeGzip)],
  'a large chunked body without a token': ['POST', '/roommates', chunked(json, large)],
  'a large chunked body of a read': ['GET', '/roommates/count', chunked(json, large)],
  'a large chunked OPTIONS': ['OPTIONS', '/roommates', chunked(json, large)],
  'a large chunked QUERY': ['QUERY', '/roommates', chunked(json, large)],
  'a body that is not JSON': ['POST', '/contact', { headers: json, body: '{"a":' }],
  'a body of another type': ['POST', '/contact', { headers: { 'content-type': 'text/plain' }, body: 'a' }],
  'an invalid type': ['POST', '/contact', { headers: { 'content-type': 'json' }, body: '{}' }],
  'an empty body': ['POST', '/contact', { headers: json }],
  'an input that is not valid': ['POST', '/contact', { headers: json, body: '{}' }],
  'Expect: 100-continue': ['POST', '/contact', { headers: { ...json, expect: '100-continue' }, body: '{}' }],
  'an unknown expectation': ['GET', '/roommates/count', { headers: { expect: 'a-miracle' } }],
  'Keep-Alive': ['GET', '/roommates/count', { headers: { 'keep-alive': 'timeout=5' } }],
  'an upgrade': ['GET', '/roommates/count', { headers: { upgrade: 'h2c' } }],
  'no host': ['GET', '/roommates/count', { headers: { host: '' } }],
  'a foreign host': ['GET', '/roommates/count', { headers: { host: 'evil.example' } }],
  'a foreign origin': [
    'POST',
    '/contact',
    { headers: { ...json, origin: 'http://evil.example' }, body: '{}' },
  ],
};

/** Headers with the same values, because clients may rely on them. */
const sameHeaders = [
  'accept-encoding',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'allow',
  'api-version',
  'cache-control',
  'content-security-policy',
  'content-type',
  'etag',
  'link',
  'location',
  'referrer-policy',
  'vary',
  'www-authenticate',
  'x-content-type-options',
];

/** What the site adds to a request. The API counts it, and its URLs begin with the prefix. */
const asForwarded = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-prefix': '/api' };

/** The policies and the names of the limits, without what is left of them. */
const limitsIn = (headers: Headers) => ({
  policy: headers.get('ratelimit-policy'),
  names:
    headers
      .get('ratelimit')
      ?.match(/"[^"]+"/g)
      ?.join() ?? null,
});

const asChunk = (body: string | Buffer): Buffer[] =>
  body.length === 0
    ? []
    : [Buffer.from(`${Buffer.byteLength(body).toString(16)}\r\n`), Buffer.from(body), Buffer.from('\r\n')];

function bytesOf(prefix: string, method: string, path: string, sent: Sent = {}): Buffer {
  const { headers, body = '', isChunked = false } = sent;
  const fields = {
    host: 'localhost:3000',
    origin: ORIGIN,
    connection: 'close',
    ...(isChunked
      ? { 'transfer-encoding': 'chunked' }
      : body.length > 0 && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === '' ? [] : `${name}: ${value}`));
  const url = `${prefix}${path}`;
  const head = `${method} ${url.startsWith('/') ? url : `/${url}`} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  const content = isChunked ? [...asChunk(body), Buffer.from('0\r\n\r\n')] : [Buffer.from(body)];
  return Buffer.concat([Buffer.from(head), ...content]);
}

describe('a response through the site equals that of the API', () => {
  const api = useApi({ corsOrigins: [ORIGIN] });
  let site: SpawnedSite;

  beforeAll(async () => {
    // Before the site starts, because it asks for the number of listings, and the API keeps that response for a second.
    await api.connection.collection('listings').insertMany([storedRoom(), storedRoom()]);
    site = await spawnSite(api.url, { CORS_ORIGINS: ORIGIN });
  });
  afterAll(() => site.stop());

  const seenBy = async (
    url: string,
    prefix: string,
    [method, path, sent]: [string, string, Sent?],
    added = {},
  ) => {
    const all = { ...sent, headers: { ...sent?.headers, ...added } };
    const { status, headers, body } = await rawResponse(url, bytesOf(prefix, method, path, all));
    const isProblem = headers.get('content-type')?.startsWith('application/problem+json') && body !== '';
    return {
      status,
      problem: isProblem === true ? (JSON.parse(body) as unknown) : undefined,
      hasId: headers.has('x-request-id'),
      limits: limitsIn(headers),
      headers: Object.fromEntries(sameHeaders.map((name) => [name, headers.get(name)])),
    };
  };

  it.each(Object.entries(requests))('for %s', async (_, request) => {
    const own = await seenBy(api.url, '', request, asForwarded);
    expect(await seenBy(site.apiUrl, '/api', request)).toEqual(own);
    expect(own.limits).toEqual({ policy: expect.any(String) as string, names: expect.any(String) as string });
    expect(own).toMatchObject({ hasId: true, headers: { 'x-content-type-options': 'nosniff' } });
    if (own.status >= 400 && request[0] !== 'HEAD') expect(own.problem).toMatchObject({ status: own.status });
  });
});

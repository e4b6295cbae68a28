import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Listing } from '@roommate/contracts';
import { nusrat } from './support/people.ts';
import { useApi } from './support/use-api.ts';
import { storedRoom } from './support/stored-room.ts';

const TOTAL = 300;

const api = useApi();

beforeAll(async () => {
  const rows = Array.from({ length: TOTAL }, () => storedRoom());
  await api.connection.collection('listings').insertMany(rows);
});

const fetched = async (path: string, encoding: string, headers = {}) => {
  const [response] = (await once(
    get(`${api.url}${path}`, { headers: { 'accept-encoding': encoding, ...headers } }),
    'response',
  )) as [IncomingMessage];
  return { headers: response.headers, body: await buffer(response) };
};

it.each([
  ['br', brotliDecompressSync, '/roommates'],
  ['gzip', gunzipSync, '/roommates'],
  ['br', brotliDecompressSync, '/roommates?limit=100'],
  ['gzip', gunzipSync, '/roommates?limit=100'],
])('compresses responses with %s', async (encoding, decompress, path) => {
  const { headers, body } = await fetched(path, encoding);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toMatch(/Authorization.*accept-encoding/i);
  const text = decompress(body).toString();
  expect(body.length * 5).toBeLessThan(text.length);
  expect(JSON.parse(text) as Listing[]).toHaveLength(path === '/roommates' ? TOTAL : 100);
});

it('prefers brotli, and leaves small and unsupported responses uncompressed', async () => {
  const encodingOf = async (path: string, accepted: string) =>
    (await fetched(path, accepted)).headers['content-encoding'];
  expect(await encodingOf('/roommates', 'gzip, deflate, br')).toBe('br');
  expect(await encodingOf('/roommates', 'identity')).toBeUndefined();
  expect(await encodingOf('/roommates/count', 'br')).toBeUndefined();
});

it('compresses a page as a whole, so its length is known, and a long list as a stream', async () => {
  // Anonymous callers would get ready bytes from memory.
  const authorization = `Bearer ${await api.issuer.tokenOf(nusrat)}`;
  const lengthOf = async (path: string) => {
    const { headers } = await fetched(path, 'br', { authorization });
    expect(headers['content-encoding']).toBe('br');
    return headers['content-length'];
  };
  expect(await lengthOf('/roommates?limit=24')).toMatch(/^\d+$/);
  expect(await lengthOf('/roommates?limit=100')).toBeUndefined();
});

it('uses the same weak entity tag in every encoding', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(
      async (encoding) => (await fetched('/roommates?limit=5', encoding)).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(1);
});

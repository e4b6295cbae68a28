import { rateLimitTiers } from '../src/rate-limits/rate-limit-tiers.ts';
import { useFreshLimits } from './support/fresh-limits.ts';
import { useApi } from './support/use-api.ts';

/** 300 reads a minute per IP address. */
const FACTOR = 0.05;
const LIMIT = rateLimitTiers.reads.address.requests * FACTOR;
const KILOBYTES_PER_READ = 64;

useFreshLimits();
const api = useApi({ rateLimitFactor: FACTOR });

async function send(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.url}${path}`, {
    headers: { 'x-forwarded-for': '203.0.113.7', ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}
const left = (headers: Headers): number =>
  Number(/"reads-address";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);

it.each([
  '/docs',
  '/docs-json',
  '/docs/changelog',
  '/docs/demo-sign-in.js',
  '/docs/favicon-32x32.png',
  '/docs/swagger-ui-bundle.js',
  '/docs/swagger-ui-init.js',
  '/docs/swagger-ui-standalone-preset.js',
  '/docs/swagger-ui.css',
])('counts %s as one read per 64 KB, and sends it once to a caller who keeps it', async (path) => {
  const first = await send(path, { 'accept-encoding': 'identity' });
  const cost = Math.ceil(Buffer.byteLength(first.body) / 1024 / KILOBYTES_PER_READ);
  expect([first.status, left(first.headers)]).toEqual([200, LIMIT - cost]);
  const second = await send(path, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([second.status, second.body, left(second.headers)]).toEqual([304, '', LIMIT - 2 * cost]);
});

it('refuses an IP address that loads the largest file too often', async () => {
  const load = () => send('/docs/swagger-ui-bundle.js');
  const { headers } = await load();
  const allowed = Math.floor(LIMIT / (LIMIT - left(headers)));
  expect(allowed).toBeLessThan(20);
  for (let n = 1; n < allowed; n += 1) expect((await load()).status).toBe(200);
  const refused = await load();
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    429,
    'application/problem+json; charset=utf-8',
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('compresses the files once', async () => {
  const response = await fetch(`${api.url}/docs/swagger-ui.css`, { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(await response.text()).toContain('.swagger-ui');
});

it.each(['swagger-ui-bundle.js.map', 'swagger-ui.css.map', 'swagger-ui.js', 'index.css', 'package.json'])(
  'does not serve the file %s of the package, which the page does not need',
  async (name) => {
    expect((await send(`/docs/${name}`)).status).toBe(404);
  },
);

it('sends the document only at /docs-json', async () => {
  const { body } = await send('/docs/swagger-ui-init.js');
  expect(body).toContain("url: './docs-json'");
  expect(body.length).toBeLessThan(2000);
});

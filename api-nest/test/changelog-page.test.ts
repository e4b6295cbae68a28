import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useApi } from './support/use-api.ts';

const api = useApi();

it('is a page of the API with the newest version first', async () => {
  const response = await fetch(`${api.url}/docs/changelog`);
  const page = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const [, newest = ''] = /<h2>(\S+)/.exec(page) ?? [];
  expect(newest).toBe(response.headers.get('api-version'));
});

it('has no broken link', async () => {
  const page = await (await fetch(`${api.url}/docs/changelog`)).text();
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(['../docs']);
  expect((await fetch(new URL('../docs', `${api.url}/docs/changelog`))).status).toBe(200);
});

it('is linked from the documentation', async () => {
  const { body } = await api.call<{ info: { description: string } }>('GET', '/docs-json');
  expect(body.info.description).toContain('(docs/changelog)');
  expect(readFileSync(join(__dirname, '../../docs/api.md'), 'utf8')).toContain('/docs/changelog');
});

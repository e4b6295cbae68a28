import { useApi } from './support/use-api.ts';

const api = useApi();

it('shows the URLs of the documentation and the listings', async () => {
  const { status, body, headers } = await api.call<Record<string, string>>('GET', '/');
  expect(status).toBe(200);
  expect(headers.get('link')).toBe(
    `<${api.url}/docs>; rel="service-doc", <${api.url}/docs-json>; rel="service-desc"`,
  );
  const urls = Object.values(body).filter((value) => value.startsWith('http'));
  expect(urls).toHaveLength(4);
  for (const url of urls) {
    const response = await fetch(url);
    await response.arrayBuffer();
    expect([url, response.status]).toEqual([url, 200]);
  }
});

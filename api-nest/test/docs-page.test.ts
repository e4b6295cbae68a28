import { startApi } from './support/start-api.ts';
import { useApi } from './support/use-api.ts';

const api = useApi();

it.each(['/docs/', '/docs/index.html'])('redirects %s to the page', async (path) => {
  const response = await fetch(`${api.url}${path}`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, '../docs']);
});

it('has no demo sign-in with a real project', async () => {
  const real = await startApi({ projectId: 'roommate-dhaka' });
  const page = await (await fetch(`${real.url}/docs`)).text();
  expect(page).not.toContain('demo-sign-in');
  expect((await fetch(`${real.url}/docs/demo-sign-in/nusrat`, { method: 'POST' })).status).toBe(404);
  await real.close();
});

it('responds with 503 when the demo sign-in gets no token', async () => {
  const response = await fetch(`${api.url}/docs/demo-sign-in/nusrat`, { method: 'POST' });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
});

it('serves Swagger UI with its own files', async () => {
  const page = await (await fetch(`${api.url}/docs`)).text();
  const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, file]) => new URL(file ?? '', `${api.url}/docs`),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    expect(file.origin).toBe(api.url);
    const response = await fetch(file);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
});

import { fastify } from 'fastify';
import { Gauge, Registry } from 'prom-client';
import { measureRequests } from './http-metrics.ts';
import { type MetricsServer, serveMetrics } from './serve-metrics.ts';

describe('metrics', () => {
  const registry = new Registry();
  const failures: unknown[] = [];
  let server: MetricsServer;
  beforeAll(async () => {
    server = await serveMetrics(registry, { host: '127.0.0.1', port: 0 }, (error) => failures.push(error));
  });
  afterAll(() => server.close());
  const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${server.port}${path}`, { method });

  it("count requests by the route's pattern, not by the URL", async () => {
    const app = fastify();
    measureRequests(app, registry);
    app.get('/user/:email', () => 'ok');
    await app.inject('/user/nusrat@example.com?token=secret');
    await app.inject('/user/rafi@example.com');
    await app.inject('/nothing/nusrat@example.com');
    const response = await get('/metrics');
    const text = await response.text();
    expect(response.headers.get('content-type')).toMatch('text/plain; version=0.0.4');
    const count = 'http_request_duration_seconds_count';
    expect(text).toContain(`${count}{method="GET",route="/user/:email",status="2xx"} 2\n`);
    expect(text).toContain(`${count}{method="GET",route="unknown",status="4xx"} 1\n`);
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    expect(text).not.toMatch(/example|secret/);
  });

  it('are only at /metrics, and accept only GET', async () => {
    expect((await get('/')).status).toBe(404);
    const posted = await get('/metrics', 'POST');
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('that cannot be read give status 500 and report the error', async () => {
    new Gauge({
      name: 'broken',
      help: 'x',
      registers: [registry],
      collect: () => Promise.reject(new Error('no value')),
    });
    expect((await get('/metrics')).status).toBe(500);
    expect(failures).toEqual([new Error('no value')]);
  });
});

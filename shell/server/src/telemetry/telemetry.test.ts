import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { freePort, until } from '@roommate/server/testing';
import { loggerOptions } from '@roommate/server/telemetry';
import { siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

interface Line {
  reqId: string;
  req: { method: string; route: string };
  res: { statusCode: number };
  ms: number;
}

describe('telemetry of the site', () => {
  let fixture: SiteFixture;
  let api: Server;
  let seen: IncomingMessage | undefined;
  let url: string;
  let metricsUrl: string;
  let log = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString();
      done();
    },
  });

  beforeAll(async () => {
    api = createServer((request, response) => {
      seen = request;
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const metrics = { host: '127.0.0.1', port: await freePort() };
    metricsUrl = `http://127.0.0.1:${metrics.port}/metrics`;
    fixture = await siteFixture(
      { apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, metrics },
      { logger: { ...(loggerOptions('info') as object), stream } },
    );
    url = await fixture.site.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    api.closeAllConnections();
    api.close();
    await fixture.close();
  });
  beforeEach(() => {
    log = '';
  });
  /** Lines of the requests below. The site also requests its own files to check the live releases. */
  const lines = (): Line[] =>
    log
      .split('\n')
      .filter((line) => line.includes('"completed"'))
      .map((line) => JSON.parse(line) as Line)
      .filter(({ req }) => ['/*', '/api/*', '/client-errors'].includes(req.route));

  it('logs one line per request with the pattern of its route and nothing secret', async () => {
    const headers = { authorization: 'Bearer eyJhbGciOi.eyJzdWI.sig', 'x-request-id': 'from-the-ingress' };
    await fetch(`${url}/api/roommates/user/nusrat@example.com?token=secret`, { headers });
    await fetch(`${url}/reset-password?oobCode=secret&email=nusrat@example.com`, { headers });
    // The site logs after it has sent the response, which may be after its arrival.
    await until(() => lines().length === 2);
    expect(lines()).toMatchObject([
      { reqId: 'from-the-ingress', req: { method: 'GET', route: '/api/*' }, res: { statusCode: 200 } },
      { reqId: 'from-the-ingress', req: { method: 'GET', route: '/*' }, res: { statusCode: 200 } },
    ]);
    for (const { ms } of lines()) expect(ms).toBeGreaterThanOrEqual(0);
    expect(log).not.toMatch(/example|secret|eyJ|oobCode/);
  });

  it('sends the id of the request to the browser and the API', async () => {
    const response = await fetch(`${url}/api/roommates`);
    await until(() => lines().length === 1);
    const [line] = lines();
    expect(line?.reqId).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('x-request-id')).toBe(line?.reqId);
    expect(seen?.headers['x-request-id']).toBe(line?.reqId);
  });

  it.each(['nusrat@example.com', 'x'.repeat(65), 'short'])(
    'does not accept %s as the id of a request',
    async (id) => {
      const response = await fetch(`${url}/api/roommates`, { headers: { 'x-request-id': id } });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(seen?.headers['x-request-id']).toBe(response.headers.get('x-request-id'));
      await until(() => lines().length === 1);
      expect(log).not.toContain(id);
    },
  );

  it('serves metrics on a separate port, not on the public one', async () => {
    await fetch(`${url}/roommate/nusrat@example.com`);
    const report = { kind: 'load', remote: null, version: '1', page: null, error: 'TypeError', at: null };
    const { status } = await fetch(`${url}/client-errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    });
    expect(status).toBe(204);
    await until(() => lines().length === 2);
    const text = await (await fetch(metricsUrl)).text();
    expect(text).toMatch(
      /^http_request_duration_seconds_count\{method="GET",route="\/\*",status="2xx"\} \d/m,
    );
    expect(text).toContain('\nrelease_ready 1\n');
    expect(text).toContain('\nclient_errors_total 1\n');
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect(text).not.toContain('example');
    expect((await fetch(`${url}/metrics`)).headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '@roommate/server/testing';
import { Metrics } from '../../src/metrics/metrics.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

const COUNT = 'http_request_duration_seconds_count';

it('counts no error of the server when the caller of a refused request leaves', async () => {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /preferences HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n');
  await new Promise(setImmediate);
  // The address of the caller is unknown from now on.
  socket.resetAndDestroy();
  const { registry } = api.get(Metrics);
  const counts = async () =>
    (await registry.metrics())
      .split('\n')
      .filter((line) => line.startsWith(COUNT) && line.includes('/preferences'));
  await until(async () => (await counts()).length > 0);
  expect(await counts()).toEqual([`${COUNT}{method="GET",route="/preferences",status="4xx"} 1`]);
});

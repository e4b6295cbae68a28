import { unwrap } from '@roommate/shell-api';
import { apiServerPerTest, noting, respond } from '../testing/api-server.ts';
import { createSenders } from './create-senders.ts';
import { lateApi } from './late-api.ts';

const server = apiServerPerTest();
const nobody = () => Promise.resolve(null);
const credentials = { current: nobody, resolved: nobody, renewed: nobody };

const open = () =>
  lateApi(createSenders(server.url(''), credentials), { load: () => import('./create-api.ts') });

it('sends the requests that were made before its code has loaded', async () => {
  server.handlers.push(respond(200, { total: 3 }), respond(200, { total: 4 }));
  const api = open();
  const totals = await Promise.all([
    unwrap(api.GET('/roommates/stats')),
    unwrap(api.GET('/roommates/stats')),
  ]);
  expect(totals).toEqual([{ total: 3 }, { total: 4 }]);
});

it('keeps the idempotency key of a request that failed before', async () => {
  const keys: (string | undefined)[] = [];
  for (const status of [500, 201]) server.handlers.push(noting(keys, 'idempotency-key', respond(status, {})));
  const api = open();
  await server.post(api).catch(() => undefined);
  await server.post(api);
  expect(keys[0]).toMatch(/./);
  expect(keys[1]).toBe(keys[0]);
});

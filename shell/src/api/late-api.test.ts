import { NetworkError, unwrap } from '@roommate/shell-api';
import { isAskedBeforeClosing } from '@roommate/shell-api/testing';
import { act, renderHook } from '@testing-library/react';
import { useWaitingCount } from '../offline/waiting-changes.ts';
import { apiServerPerTest, noting, respond } from '../testing/api-server.ts';
import { createSenders } from './create-senders.ts';
import { lateApi } from './late-api.ts';

const server = apiServerPerTest();
const nobody = () => Promise.resolve(null);
const credentials = { current: nobody, resolved: nobody, renewed: nobody };

const load = () => import('./create-api.ts');
const open = (code: Partial<Parameters<typeof lateApi>[1]> = {}) =>
  lateApi(createSenders(server.url(''), credentials), { load, loadWithRetries: load, ...code });

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

describe('without its code', () => {
  const fails = () => Promise.reject(new Error('The chunk did not load.'));
  const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  afterEach(() => jest.restoreAllMocks());

  it('a change that is made offline waits, is counted, and is sent when the code has loaded', async () => {
    server.handlers.push(respond(201, {}));
    const online = setOnline(false);
    const { result } = renderHook(useWaitingCount);
    let arrive = (): void => undefined;
    const loaded = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const api = open({ load: fails, loadWithRetries: () => loaded.then(load) });
    const sent = server.post(api);
    await act(async () => Promise.resolve());
    expect([result.current, isAskedBeforeClosing(), server.calls.length]).toEqual([1, true, 0]);
    online.mockRestore();
    arrive();
    await act(() => sent);
    expect([result.current, isAskedBeforeClosing(), server.calls.length]).toEqual([0, false, 1]);
  });

  it.each([
    ['a read', false, (api: ReturnType<typeof open>) => unwrap(api.GET('/roommates/stats'))],
    ['a change although the browser is online', true, (api: ReturnType<typeof open>) => server.post(api)],
  ])('%s fails at once', async (_, isOnline, send) => {
    setOnline(isOnline);
    await expect(send(open({ load: fails }))).rejects.toThrow(NetworkError);
  });
});

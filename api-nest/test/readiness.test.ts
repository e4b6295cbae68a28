import { until } from '@roommate/server/testing';
import { Database } from '../src/database/database.ts';
import { useMovableClock } from './support/movable-clock.ts';
import { useApi } from './support/use-api.ts';

const clock = useMovableClock();
const api = useApi();

const ready = async () => (await api.call('GET', '/health/ready')).status;
const pings = () => jest.spyOn(api.get(Database), 'isReady');

beforeEach(() => clock.pass(1));
afterEach(() => jest.restoreAllMocks());

it('pings the database once for all callers of a second', async () => {
  const pinged = pings();
  expect(await Promise.all(Array.from({ length: 20 }, ready))).toEqual(Array(20).fill(200));
  expect(await ready()).toBe(200);
  expect(pinged).toHaveBeenCalledTimes(1);
  clock.pass(1);
  expect(await ready()).toBe(200);
  expect(pinged).toHaveBeenCalledTimes(2);
});

it('shares a check that runs, and shows a recovery immediately', async () => {
  let respond: (isReady: boolean) => void = () => undefined;
  const pinged = pings().mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  const waiting = [ready(), ready(), ready()];
  await until(() => Promise.resolve(pinged.mock.calls.length > 0));
  respond(false);
  const statuses = await Promise.all(waiting);
  expect(statuses).toContain(503);
  expect(await ready()).toBe(200);
});

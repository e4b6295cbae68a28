import { useMovableClock } from './support/movable-clock.ts';
import { nusrat, room } from './support/people.ts';
import { startApi } from './support/start-api.ts';
import { useApi } from './support/use-api.ts';

const HOUR_S = 60 * 60;

const clock = useMovableClock();
const api = useApi();

const post = async () => {
  const { status, body } = await api.call('POST', '/roommates', { as: nusrat, body: room });
  return [status, body.code];
};

it('refuses a token that was accepted before and has expired since', async () => {
  expect(await post()).toEqual([201, undefined]);
  expect(await post()).toEqual([201, undefined]);
  clock.pass(HOUR_S + 20);
  expect(await post()).toEqual([401, 'expired_token']);
});

it('verifies a token once for many requests', async () => {
  const own = await startApi();
  const authorization = `Bearer ${await own.issuer.tokenOf(nusrat)}`;
  const verify = jest.spyOn(crypto.subtle, 'verify');
  for (let n = 0; n < 5; n += 1) {
    expect((await own.call('GET', '/roommates?limit=1', { headers: { authorization } })).status).toBe(200);
  }
  expect(verify).toHaveBeenCalledTimes(1);
  verify.mockRestore();
  await own.close();
});

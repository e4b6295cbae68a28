import { setImmediate as nextTurn } from 'node:timers/promises';
import { readEnv } from '@roommate/server/env';
import { productEnvironment } from './config/environment.ts';
import { describeProduct } from './config/product.ts';
import { seedDemo } from './seed.ts';
import { Supervisor } from './services/supervisor.ts';
import { startProduct } from './start.ts';

jest.mock('./build/build-lock.ts', () => ({ withBuildLock: () => Promise.resolve() }));
jest.mock('./seed.ts', () => ({ seedDemo: jest.fn() }));

it('adds the demo rooms before the API starts, so that the site keeps no page without them', async () => {
  let finishSeed = (): void => undefined;
  jest.mocked(seedDemo).mockReturnValue(new Promise((resolve) => (finishSeed = resolve)));
  const supervisor = new Supervisor('/nowhere');
  const started: string[] = [];
  jest.spyOn(supervisor, 'start').mockImplementation(({ name }) => {
    started.push(name);
    return Promise.resolve();
  });
  const env = readEnv(productEnvironment, {});
  const ready = startProduct(supervisor, describeProduct(env), env);
  await nextTurn();
  expect(started.toSorted()).toEqual(['database', 'sign-in', 'site']);
  expect(seedDemo).toHaveBeenCalledTimes(1);
  finishSeed();
  await ready;
  expect(started.at(-1)).toBe('API');
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { readEnv } from '@roommate/server/env';
import { productEnvironment } from './config/environment.ts';
import { describeProduct } from './config/product.ts';
import { startDevelopment } from './dev/start-dev.ts';
import { seedDemo } from './seed.ts';
import { Supervisor } from './services/supervisor.ts';
import { startProduct } from './start.ts';

jest.mock('./build/build-lock.ts', () => ({ withBuildLock: () => Promise.resolve() }));
jest.mock('./build/build-stale.ts', () => ({ build: () => Promise.resolve() }));
jest.mock('./dev/watch-api.ts', () => ({ watchApi: jest.fn() }));
jest.mock('./seed.ts', () => ({ seedDemo: jest.fn() }));

beforeEach(() => jest.clearAllMocks());

it.each([
  ['the product', startProduct],
  ['development', startDevelopment],
])(
  '%s adds the demo rooms before the API starts, so that the site keeps no page without them',
  async (_, start) => {
    let finishSeed = (): void => undefined;
    jest.mocked(seedDemo).mockReturnValue(new Promise((resolve) => (finishSeed = resolve)));
    const supervisor = new Supervisor('/nowhere');
    const started: string[] = [];
    jest.spyOn(supervisor, 'start').mockImplementation(({ name }) => {
      started.push(name);
      return Promise.resolve();
    });
    const env = readEnv(productEnvironment, {});
    const ready = start(supervisor, describeProduct(env), env);
    await nextTurn();
    expect(started).toEqual(expect.arrayContaining(['database', 'sign-in', 'site']));
    expect(started).not.toContain('API');
    expect(seedDemo).toHaveBeenCalledTimes(1);
    finishSeed();
    await ready;
    expect(started).toContain('API');
  },
);

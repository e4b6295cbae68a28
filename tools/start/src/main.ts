import { readEnv, runMain } from '@roommate/env';
import { productEnvironment } from './config/environment.ts';
import { assertPortsFree } from './config/free-ports.ts';
import { describeProduct } from './config/product.ts';
import { stopOnSignals } from './parts/stop-on-signals.ts';
import { PartFailed } from './parts/supervisor.ts';
import { newSupervisor, startProduct } from './start.ts';
import { readyLine } from './ready-line.ts';

await runMain(async () => {
  const began = performance.now();
  const env = readEnv(productEnvironment);
  const product = describeProduct(env);
  await assertPortsFree(product.ports);

  const supervisor = newSupervisor(product);
  stopOnSignals(supervisor);
  try {
    await startProduct(supervisor, product, env);
    console.log(readyLine(product, performance.now() - began));
    await supervisor.failure;
  } catch (error) {
    await supervisor.stop();
    if (!(error instanceof PartFailed)) throw error;
    console.error(error.message);
    process.exit(1);
  }
});

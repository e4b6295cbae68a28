import { join } from 'node:path';
import { readEnv, runMain } from '@roommate/server/env';
import { assertUsable } from './config/assert-usable.ts';
import { productEnvironment } from './config/environment.ts';
import { devPorts } from './dev/dev-parts.ts';
import { startDevelopment } from './dev/start-dev.ts';
import { describeProduct } from './config/product.ts';
import { stopOnSignals } from './parts/stop-on-signals.ts';
import { PartFailed, Supervisor } from './parts/supervisor.ts';
import { startProduct } from './start.ts';
import { readyLine } from './ready-line.ts';

await runMain(async () => {
  const began = performance.now();
  const env = readEnv(productEnvironment);
  const development = process.argv.includes('--dev');
  const product = describeProduct(env);
  await assertUsable({ ...product, ports: [...product.ports, ...(development ? devPorts(env) : [])] });

  const supervisor = new Supervisor(join(product.dataDir, 'logs'));
  stopOnSignals(supervisor);
  try {
    await (development ? startDevelopment : startProduct)(supervisor, product, env);
    console.log(readyLine(product, performance.now() - began));
    await supervisor.failure;
  } catch (error) {
    // Whoever told the parts to stop ends the process when they have.
    if (supervisor.stopping.aborted) return;
    await supervisor.stop();
    if (!(error instanceof PartFailed)) throw error;
    console.error(error.message);
    process.exit(1);
  }
});

import { join } from 'node:path';
import { readEnv, runMain } from '@roommate/server/env';
import { Command } from 'commander';
import { assertUsable } from './config/assert-usable.ts';
import { productEnvironment } from './config/environment.ts';
import { devServerPorts } from './dev/dev-services.ts';
import { startDevelopment } from './dev/start-dev.ts';
import { describeProduct } from './config/product.ts';
import { stopOnSignals } from './services/stop-on-signals.ts';
import { ServiceError, Supervisor } from './services/supervisor.ts';
import { startProduct } from './start.ts';
import { readyLine } from './ready-line.ts';

async function start({ dev }: { dev: boolean }): Promise<void> {
  const began = performance.now();
  const env = readEnv(productEnvironment);
  const product = describeProduct(env);
  await assertUsable({ ...product, ports: [...product.ports, ...(dev ? devServerPorts(env) : [])] });

  const supervisor = new Supervisor(join(product.dataDir, 'logs'));
  stopOnSignals(supervisor);
  try {
    await (dev ? startDevelopment : startProduct)(supervisor, product, env);
    console.log(readyLine(product, performance.now() - began));
    await supervisor.failure;
  } catch (error) {
    // stopOnSignals ends the process once all services have stopped.
    if (supervisor.stopping.aborted) return;
    await supervisor.stop();
    if (!(error instanceof ServiceError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

await runMain(() =>
  new Command('npm start --')
    .description('Build and start the whole product')
    .option('--dev', 'with hot reload, as npm run dev', false)
    .action(start)
    .parseAsync(),
);

import { build } from '../build/build-stale.ts';
import type { ProductEnvironment } from '../config/environment.ts';
import type { Product } from '../config/product.ts';
import { seedDemo } from '../seed.ts';
import { startReplacements } from '../services/start-replacements.ts';
import type { Supervisor } from '../services/supervisor.ts';
import { apiCompilerService, devApiService, devServerServices, devSiteService } from './dev-services.ts';
import { watchApi } from './watch-api.ts';

/** Starts the product for development: an edit shows in the open page, or in the API, within two seconds. */
export async function startDevelopment(
  supervisor: Supervisor,
  product: Product,
  env: ProductEnvironment,
): Promise<void> {
  const { stopping } = supervisor;
  const api = devApiService(product);
  const { database, signIn } = startReplacements(supervisor, product, env);
  const pages = Promise.all(devServerServices(product, env).map((service) => supervisor.start(service))).then(
    () => supervisor.start(devSiteService(product, env)),
  );
  // Before the API: see start.ts.
  const seeded = Promise.all([database, signIn]).then(() => seedDemo(product));
  // Nest needs decorator metadata, which only tsc writes, so the API runs compiled.
  await Promise.all([seeded, build(['api-nest'], stopping)]);
  await supervisor.start(api);
  await supervisor.start(apiCompilerService(product));
  watchApi(() => supervisor.restart(api), stopping);
  await pages;
}

import { openStore } from '@roommate/release-store';
import { withBuildLock } from './build/build-lock.ts';
import { BUILD_LOCK_FOLDER, buildStale } from './build/build-stale.ts';
import { releaseAll } from './build/release-all.ts';
import type { ProductEnvironment } from './config/environment.ts';
import type { Product } from './config/product.ts';
import { seedDemo } from './seed.ts';
import { apiService, siteService } from './services/product-services.ts';
import { startReplacements } from './services/start-replacements.ts';
import type { Supervisor } from './services/supervisor.ts';

/** Builds, releases and starts the whole product; resolves once every service is ready. */
export async function startProduct(
  supervisor: Supervisor,
  product: Product,
  env: ProductEnvironment,
): Promise<void> {
  // Each service starts as soon as the services that it needs are ready.
  const released = withBuildLock(BUILD_LOCK_FOLDER, supervisor.stopping, async () => {
    await buildStale(supervisor.stopping);
    await releaseAll(openStore(env, product.releasesDir));
  });
  const { database, signIn } = startReplacements(supervisor, product, env);
  // First, because the site renders pages as soon as the API responds, and keeps them for the time when it does not.
  const seeded = Promise.all([database, signIn]).then(() => seedDemo(product));
  const site = released.then(() => supervisor.start(siteService(product)));
  const api = Promise.all([released, seeded]).then(() => supervisor.start(apiService(product)));
  await Promise.all([site, api]);
}

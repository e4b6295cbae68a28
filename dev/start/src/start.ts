import { openStore } from '@roommate/release-store';
import { withBuildLock } from './build/build-lock.ts';
import { buildLockFile, buildStale } from './build/build-stale.ts';
import { releaseAll } from './build/release-all.ts';
import type { ProductEnvironment } from './config/environment.ts';
import type { Product } from './config/product.ts';
import { seedDemo } from './seed.ts';
import { apiPart, databasePart, signInPart, sitePart } from './parts/product-parts.ts';
import type { Supervisor } from './parts/supervisor.ts';

/** Builds, releases and starts the whole product; resolves once every part does its work. */
export async function startProduct(
  supervisor: Supervisor,
  product: Product,
  env: ProductEnvironment,
): Promise<void> {
  const start = (part: Parameters<Supervisor['start']>[0]): Promise<void> => supervisor.start(part);
  // Each part starts as soon as what it needs is there.
  const released = withBuildLock(buildLockFile, supervisor.stopping, async () => {
    await buildStale(supervisor.stopping);
    await releaseAll(openStore(env, product.releasesDir));
  });
  const database = product.embeddedDatabase ? start(databasePart(product, env)) : Promise.resolve();
  const signIn = product.emulatorUrl === undefined ? Promise.resolve() : start(signInPart(product));
  const site = released.then(() => start(sitePart(product)));
  const api = Promise.all([released, database]).then(() => start(apiPart(product)));
  await Promise.all([database, signIn, site, api]);
  await seedDemo(product);
}

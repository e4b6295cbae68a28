import { build } from '../build/build-stale.ts';
import type { ProductEnvironment } from '../config/environment.ts';
import type { Product } from '../config/product.ts';
import { databasePart, signInPart } from '../parts/product-parts.ts';
import { seedDemo } from '../seed.ts';
import type { Supervisor } from '../parts/supervisor.ts';
import { apiCompilerPart, devApiPart, devServerParts, devSitePart } from './dev-parts.ts';
import { watchApi } from './watch-api.ts';

/** Starts the product for development: what one edits shows in the open page, or in the API, within a second or two. */
export async function startDevelopment(
  supervisor: Supervisor,
  product: Product,
  env: ProductEnvironment,
): Promise<void> {
  const { stopping } = supervisor;
  const api = devApiPart(product);
  const database = product.embeddedDatabase
    ? supervisor.start(databasePart(product, env))
    : Promise.resolve();
  const signIn =
    product.emulatorUrl === undefined ? Promise.resolve() : supervisor.start(signInPart(product));
  const pages = Promise.all(devServerParts(product, env).map((part) => supervisor.start(part))).then(() =>
    supervisor.start(devSitePart(product, env)),
  );
  // Nest needs decorator metadata, which only tsc writes: the API runs compiled.
  await Promise.all([database, build(['api-nest'], stopping)]);
  await supervisor.start(api);
  await supervisor.start(apiCompilerPart(product));
  watchApi(() => supervisor.restart(api), stopping);
  await Promise.all([signIn, pages]);
  await seedDemo(product);
}

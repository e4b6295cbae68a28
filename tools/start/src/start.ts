import { join } from 'node:path';
import { buildStale } from './build/build-stale.ts';
import { releaseAll } from './build/release-all.ts';
import type { ProductEnvironment } from './config/environment.ts';
import type { Product } from './config/product.ts';
import { apiPart, foundations, sitePart } from './parts/product-parts.ts';
import { Supervisor } from './parts/supervisor.ts';

/** Builds, releases and starts the whole product; resolves once every part does its work. */
export async function startProduct(
  supervisor: Supervisor,
  product: Product,
  env: ProductEnvironment,
): Promise<void> {
  const built = buildStale().then(() => releaseAll(product.releasesDir));
  const founded = Promise.all(foundations(product, env).map((part) => supervisor.start(part)));
  await Promise.race([Promise.all([built, founded]), supervisor.failure]);
  await Promise.all([supervisor.start(apiPart(product)), supervisor.start(sitePart(product))]);
}

export const newSupervisor = ({ dataDir }: Product): Supervisor => new Supervisor(join(dataDir, 'logs'));

import type { ProductEnvironment } from '../config/environment.ts';
import type { Product } from '../config/product.ts';
import { databaseService, signInService } from './product-services.ts';
import type { Supervisor } from './supervisor.ts';

/**
 * Starts the embedded database and the auth emulator, unless the configuration names real ones.
 * @returns promises that resolve when each is ready
 */
export const startReplacements = (supervisor: Supervisor, product: Product, env: ProductEnvironment) => ({
  database: product.embeddedDatabase ? supervisor.start(databaseService(product, env)) : Promise.resolve(),
  signIn: product.emulatorUrl === undefined ? Promise.resolve() : supervisor.start(signInService(product)),
});

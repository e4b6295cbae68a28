import { join } from 'node:path';
import { repositoryRoot } from '@roommate/env';
import type { ProductEnvironment } from '../config/environment.ts';
import type { Product } from '../config/product.ts';
import type { Part } from './part.ts';
import { accepts, answers } from './readiness.ts';

const file = (path: string): string => join(repositoryRoot, path);

/** The arguments that make node run TypeScript from the sources. */
const fromSource = (path: string): string[] => [
  '--conditions=@roommate/source',
  '--import',
  'tsx',
  file(path),
];

/** The database and sign-in, as far as they are not given from outside. They need no build. */
export function foundations(product: Product, env: ProductEnvironment): Part[] {
  const { environment, emulatorUrl, embeddedDatabase } = product;
  const parts: Part[] = [];
  if (embeddedDatabase) {
    parts.push({
      name: 'database',
      args: fromSource('tools/embedded-mongo/src/main.ts'),
      env: environment,
      isReady: accepts(env.EMBEDDED_MONGO_PORT),
    });
  }
  if (emulatorUrl !== undefined) {
    parts.push({
      name: 'sign-in',
      args: fromSource('tools/auth-emulator/src/main.ts'),
      env: environment,
      isReady: answers(emulatorUrl),
      // It prints the links that Firebase would send by e-mail.
      talks: true,
    });
  }
  return parts;
}

export const apiPart = ({ environment, apiUrl }: Product): Part => ({
  name: 'API',
  args: [file('api-nest/dist/main.js')],
  env: environment,
  isReady: answers(`${apiUrl}/health/ready`),
});

export const sitePart = ({ environment, siteHealthUrl }: Product): Part => ({
  name: 'site',
  args: [file('shell/server/dist/main.js')],
  env: environment,
  isReady: answers(siteHealthUrl),
});

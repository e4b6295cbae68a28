import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import type { ProductEnvironment } from '../config/environment.ts';
import type { Product } from '../config/product.ts';
import type { Service } from './service.ts';
import { acceptsConnections, succeeds } from './readiness.ts';

const file = (path: string): string => join(repositoryRoot, path);

/** The arguments that make node run TypeScript from the sources. */
export const fromSource = (path: string): string[] => [
  '--conditions=@roommate/source',
  '--import',
  'tsx',
  file(path),
];

export const databaseService = ({ environment }: Product, env: ProductEnvironment): Service => ({
  name: 'database',
  args: fromSource('dev/mongo/src/main.ts'),
  env: environment,
  isReady: acceptsConnections(env.EMBEDDED_MONGO_PORT),
});

export const signInService = ({ environment, emulatorUrl }: Product): Service => ({
  name: 'sign-in',
  args: fromSource('dev/auth-emulator/src/main.ts'),
  env: environment,
  isReady: succeeds(`${emulatorUrl}/`),
  // It prints the links that Firebase would send by email.
  showsOutput: true,
});

export const apiService = ({ environment, apiUrl }: Product): Service => ({
  name: 'API',
  args: [file('api-nest/dist/main.js')],
  env: environment,
  isReady: succeeds(`${apiUrl}/health/ready`),
});

export const siteService = ({ environment, siteHealthUrl }: Product): Service => ({
  name: 'site',
  args: [file('shell/server/dist/main.js')],
  env: environment,
  isReady: succeeds(siteHealthUrl),
});

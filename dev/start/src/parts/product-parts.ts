import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import type { ProductEnvironment } from '../config/environment.ts';
import type { Product } from '../config/product.ts';
import type { Part } from './part.ts';
import { accepts, answers } from './readiness.ts';

const file = (path: string): string => join(repositoryRoot, path);

/** The arguments that make node run TypeScript from the sources. */
export const fromSource = (path: string): string[] => [
  '--conditions=@roommate/source',
  '--import',
  'tsx',
  file(path),
];

export const databasePart = ({ environment }: Product, env: ProductEnvironment): Part => ({
  name: 'database',
  args: fromSource('dev/mongo/src/main.ts'),
  env: environment,
  isReady: accepts(env.EMBEDDED_MONGO_PORT),
});

export const signInPart = ({ environment, emulatorUrl }: Product): Part => ({
  name: 'sign-in',
  args: fromSource('dev/auth-emulator/src/main.ts'),
  env: environment,
  isReady: answers(`${emulatorUrl}/`),
  // It prints the links that Firebase would send by e-mail.
  talks: true,
});

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

import { join } from 'node:path';
import { repositoryRoot } from '@roommate/env';
import type { Product } from '../config/product.ts';
import type { Part } from '../parts/part.ts';
import { answers, responds } from '../parts/readiness.ts';
import { fromSource } from '../parts/product-parts.ts';

/** Development servers and their ports, the shell first (libs/build sets the same ports). */
export const devServers = [
  { name: 'shell', port: 3004 },
  { name: 'mfe-listings', port: 3001 },
  { name: 'mfe-dashboard', port: 3002 },
  { name: 'mfe-marketing', port: 3003 },
] as const;

/** The ports beside those of the product. */
export const devPorts: Product['ports'] = devServers.map(({ port }) => ({ host: '127.0.0.1', port }));

const urlOf = (port: number): string => `http://127.0.0.1:${port}`;

/** Compiles the shell and the remotes, and tells open pages what changed. */
export const devServerParts = ({ environment }: Product): Part[] =>
  devServers.map(({ name, port }) => ({
    name,
    args: [
      '--conditions=@roommate/source',
      join(repositoryRoot, 'node_modules/@rsbuild/core/bin/rsbuild.js'),
      'dev',
    ],
    cwd: join(repositoryRoot, name),
    env: environment,
    isReady: responds(urlOf(port)),
    talks: true,
  }));

/** The site over the development servers. */
export const devSitePart = ({ environment, siteHealthUrl }: Product): Part => ({
  name: 'site',
  args: fromSource('shell/server/src/dev/main.ts'),
  env: {
    ...environment,
    DEV_SERVERS: devServers.map(({ name, port }) => `${name}=${urlOf(port)}`).join(' '),
  },
  isReady: answers(siteHealthUrl),
  talks: true,
});

/** Compiles the API whenever a source of it changes. */
export const apiCompilerPart = ({ environment }: Product): Part => ({
  name: 'API compiler',
  args: [
    join(repositoryRoot, 'node_modules/typescript/bin/tsc'),
    ...['-p', join(repositoryRoot, 'api-nest/tsconfig.build.json'), '--watch', '--preserveWatchOutput'],
  ],
  env: environment,
  isReady: () => Promise.resolve(true),
  talks: true,
});

/** The compiled API over the sources of the libs, so that a change of a lib needs no build either. */
export const devApiPart = ({ environment, apiUrl }: Product): Part => ({
  name: 'API',
  args: fromSource('api-nest/dist/main.js'),
  env: environment,
  isReady: answers(`${apiUrl}/health/ready`),
  talks: true,
  mayEnd: true,
});

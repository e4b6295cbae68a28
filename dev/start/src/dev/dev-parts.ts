import { join } from 'node:path';
import { devPorts as portsOfServers } from '@roommate/build/dev-ports';
import { repositoryRoot } from '@roommate/server/env';
import type { ProductEnvironment } from '../config/environment.ts';
import type { Product } from '../config/product.ts';
import type { Part } from '../parts/part.ts';
import { answers, responds } from '../parts/readiness.ts';
import { fromSource } from '../parts/product-parts.ts';

interface DevServer {
  name: string;
  port: number;
  url: string;
}

/** The development servers, the shell's first. */
const devServers = ({ DEV_PORT: first }: ProductEnvironment): DevServer[] =>
  Object.entries(portsOfServers(first)).map(([name, port]) => ({
    name,
    port,
    url: `http://127.0.0.1:${port}`,
  }));

/** The ports beside those of the product. */
export const devPorts = (env: ProductEnvironment): Product['ports'] =>
  devServers(env).map(({ port }) => ({ name: 'DEV_PORT', host: '127.0.0.1', port }));

/** Compiles the shell and the remotes, and tells open pages what changed. */
export const devServerParts = ({ environment }: Product, env: ProductEnvironment): Part[] =>
  devServers(env).map(({ name, url }) => ({
    name,
    args: [
      '--conditions=@roommate/source',
      join(repositoryRoot, 'node_modules/@rsbuild/core/bin/rsbuild.js'),
      'dev',
    ],
    cwd: join(repositoryRoot, name),
    env: environment,
    isReady: responds(url),
    talks: true,
  }));

/** The site over the development servers. */
export const devSitePart = ({ environment, siteHealthUrl }: Product, env: ProductEnvironment): Part => ({
  name: 'site',
  args: fromSource('shell/server/src/dev/main.ts'),
  env: {
    ...environment,
    DEV_SERVERS: devServers(env)
      .map(({ name, url }) => `${name}=${url}`)
      .join(' '),
  },
  // With a shell that does not compile the rest is to start all the same, and the page to come with the next edit.
  isReady: answers(`${siteHealthUrl}/live`),
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

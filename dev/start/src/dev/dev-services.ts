import { join } from 'node:path';
import { devPorts } from '@roommate/build/dev-ports';
import { repositoryRoot } from '@roommate/server/env';
import type { ProductEnvironment } from '../config/environment.ts';
import type { Product } from '../config/product.ts';
import type { Service } from '../services/service.ts';
import { succeeds, responds } from '../services/readiness.ts';
import { fromSource } from '../services/product-services.ts';

interface DevServer {
  name: string;
  port: number;
  url: string;
}

/** The development servers, the shell's first. */
const devServers = ({ DEV_PORT: first }: ProductEnvironment): DevServer[] =>
  Object.entries(devPorts(first)).map(([name, port]) => ({
    name,
    port,
    url: `http://127.0.0.1:${port}`,
  }));

/** The ports in addition to those of the product. */
export const devServerPorts = (env: ProductEnvironment): Product['ports'] =>
  devServers(env).map(({ port }) => ({ name: 'DEV_PORT', host: '127.0.0.1', port }));

/** They compile the shell and the remotes, and update open pages. */
export const devServerServices = ({ environment }: Product, env: ProductEnvironment): Service[] =>
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
    showsOutput: true,
  }));

/** The site in front of the development servers. */
export const devSiteService = (
  { environment, siteHealthUrl }: Product,
  env: ProductEnvironment,
): Service => ({
  name: 'site',
  args: fromSource('shell/server/src/dev/main.ts'),
  env: {
    ...environment,
    DEV_SERVERS: devServers(env)
      .map(({ name, url }) => `${name}=${url}`)
      .join(' '),
  },
  // Only liveness: the rest must start even if the shell does not compile yet.
  isReady: succeeds(`${siteHealthUrl}/live`),
  showsOutput: true,
});

/** Compiles the API when one of its sources changes. */
export const apiCompilerService = ({ environment }: Product): Service => ({
  name: 'API compiler',
  args: [
    join(repositoryRoot, 'node_modules/typescript/bin/tsc'),
    ...['-p', join(repositoryRoot, 'api-nest/tsconfig.build.json'), '--watch', '--preserveWatchOutput'],
  ],
  env: environment,
  isReady: () => Promise.resolve(true),
  showsOutput: true,
});

/** The compiled API with the sources of the libs, so that a change of a lib needs no build. */
export const devApiService = ({ environment, apiUrl }: Product): Service => ({
  name: 'API',
  args: fromSource('api-nest/dist/main.js'),
  env: environment,
  isReady: succeeds(`${apiUrl}/health/ready`),
  showsOutput: true,
  mayEnd: true,
});

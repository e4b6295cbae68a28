import fastifyHttpProxy from '@fastify/http-proxy';
import { readEnv, repositoryRoot, runMain, siteUrlOf } from '@roommate/server/env';
import { loggerOptions } from '@roommate/server/telemetry';
import { z } from 'zod';
import { siteEnvironment } from '../config/environment.ts';
import { pageOptions } from '../config/site-options.ts';
import { contentSecurityPolicy } from '../site/security-headers.ts';
import { serve } from '../site/serve.ts';
import { createSite } from '../site/create-site.ts';
import { DevServerEntries } from './dev-server-entries.ts';
import { devReleases } from './dev-releases.ts';
import { devBase, type DevServer } from './dev-servers.ts';
import { linkedStyles } from './linked-styles.ts';

/** For example `shell=http://127.0.0.1:3004 mfe-listings=http://127.0.0.1:3001`, with the shell first. */
const devServers = z.object({ DEV_SERVERS: z.string() }).transform(({ DEV_SERVERS }) =>
  DEV_SERVERS.split(' ').map((pair): DevServer => {
    const [name = '', url = ''] = pair.split('=', 2);
    return { name, url };
  }),
);

/** After each edit, the first page waits for a new process. */
const MAX_WAIT_MS = 5000;

/** Hot updates use web sockets, and the overlay for build errors has inline styles. */
function devPolicy(policy: string, servers: readonly DevServer[]): string {
  const sockets = servers.map(({ url }) => url.replace(/^http/, 'ws')).join(' ');
  return `${policy.replace('connect-src', `connect-src ${sockets}`)}; style-src 'self' 'unsafe-inline'`;
}

/** The site for `npm run dev`: the same server, with development servers instead of releases. */
await runMain(async () => {
  const env = readEnv(siteEnvironment);
  const servers = readEnv(devServers);
  const { config, emulatorUrl, corsOrigins } = pageOptions(env);
  const entries = await DevServerEntries.create();
  const options = {
    releases: devReleases(repositoryRoot, entries, servers),
    siteUrl: siteUrlOf(env),
    apiUrl: env.API_URL,
    config: { ...config, verifyFiles: false, serviceWorker: false },
    emulatorUrl,
    corsOrigins,
    serverRendering: env.SERVER_RENDERING === 'on',
    renderingMaxWaitMs: MAX_WAIT_MS,
    renderingLoadLimitMs: MAX_WAIT_MS,
  };
  const site = await createSite(options, {
    logger: loggerOptions('warn'),
    policy: devPolicy(contentSecurityPolicy(options), servers),
    pageStyles: linkedStyles,
  });
  site.addHook('onClose', () => entries.close());
  for (const server of servers) {
    await site.register(fastifyHttpProxy, {
      upstream: server.url,
      prefix: devBase(server),
      rewritePrefix: '/',
      httpMethods: ['GET'],
    });
  }
  await serve(site, { host: env.SITE_HOST, port: env.SITE_PORT });
});

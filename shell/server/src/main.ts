import { resolve } from 'node:path';
import { readEnv, repositoryRoot, runMain, siteUrlOf } from '@roommate/server/env';
import { machinePreviewKey } from '@roommate/release-store';
import { loggerOptions } from '@roommate/server/telemetry';
import { siteEnvironment } from './config/environment.ts';
import { openReleases } from './releases/open-releases.ts';
import { metricsAddress, pageOptions } from './config/site-options.ts';
import { serve } from './site/serve.ts';
import { createSite } from './site/create-site.ts';

await runMain(async () => {
  const env = readEnv(siteEnvironment);
  const production = env.NODE_ENV === 'production';
  const dataDir = resolve(repositoryRoot, env.DATA_DIR);
  const releases = openReleases(env, resolve(repositoryRoot, env.RELEASES_DIR), (error) => {
    site.log.error(error, 'a release is not usable; the previous one stays live');
  });
  const site = await createSite(
    {
      releases,
      siteUrl: siteUrlOf(env),
      apiUrl: env.API_URL,
      serverRendering: env.SERVER_RENDERING === 'on',
      renderingMaxWaitMs: env.RENDERING_MAX_WAIT_MS,
      renderingLoadLimitMs: env.RENDERING_LOAD_LIMIT_MS,
      trustedProxies: env.SITE_TRUSTED_PROXIES,
      previewKey: env.PREVIEW_KEY ?? (production ? undefined : await machinePreviewKey(dataDir)),
      operationsToken: env.OPERATIONS_TOKEN,
      production,
      metrics: metricsAddress(env),
      ...pageOptions(env),
    },
    { logger: loggerOptions('info') },
  );
  await serve(site, { host: env.SITE_HOST, port: env.SITE_PORT });
});

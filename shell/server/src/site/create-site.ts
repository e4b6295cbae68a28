import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import {
  connectionLimits,
  drainConnections,
  refuseCompressed,
  refuseForeignHosts,
  refuseUnreadable,
  refuseUnsupported,
  trustedProxies,
} from '@roommate/server/http';
import { requestId, RequestLog, serveMetrics } from '@roommate/server/telemetry';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { releaseAssets } from '../assets/release-assets.ts';
import { clientErrorRoute } from '../client-errors/client-error-route.ts';
import type { SiteOptions } from '../config/site-options.ts';
import { dataSaverRoute } from '../data-saver/data-saver-route.ts';
import { sendPlainTextErrors } from '../errors/plain-text-errors.ts';
import { healthRoutes } from '../health/health-routes.ts';
import { operationsRoutes } from '../operations/operations-routes.ts';
import { countStopped } from '../operations/render-failures.ts';
import { inlineStyles, type PageStyles } from '../page/inline-styles.ts';
import { pageRoutes } from '../page/page-routes.ts';
import { renderedPageWriter } from '../page/write-page.ts';
import { previewRoutes } from '../preview/preview-routes.ts';
import { apiProxy, isForwarded } from '../proxy/api-proxy.ts';
import { refusalCounter } from '../proxy/count-refusal.ts';
import { emulatorProxy } from '../proxy/emulator-proxy.ts';
import { refuseMalformed } from '../proxy/refuse-malformed.ts';
import { startRendering } from '../rendering/start-rendering.ts';
import { searchEngineRoutes } from '../search-engines/search-engine-routes.ts';
import { serviceWorkerRoute } from '../service-worker/service-worker-route.ts';
import { sendRequestIds } from '../telemetry/send-request-ids.ts';
import { siteMetrics } from '../telemetry/site-metrics.ts';
import { Traffic } from '../traffic/traffic.ts';
import { contentSecurityPolicy, securityHeaders, siteHeaders } from './security-headers.ts';

/** Creates the server of the product's only origin: pages, assets of all releases, and the API below /api. */
export async function createSite(
  options: SiteOptions,
  {
    logger = false,
    policy = contentSecurityPolicy(options),
    pageStyles = inlineStyles(options.releases.folder),
  }: { policy?: string; pageStyles?: PageStyles } & SiteLogger = {},
): Promise<FastifyInstance> {
  const headers = siteHeaders(policy, options.production);
  const trusts = trustedProxies(options.trustedProxies ?? []);
  const countRefusal = refusalCounter(options.apiUrl);
  const app = Fastify({
    ...connectionLimits(),
    logger,
    logController: new RequestLog(),
    genReqId: requestId,
    // While the site stops, open connections still get responses; the last one announces the close.
    return503OnClosing: false,
    trustProxy: trusts,
    clientErrorHandler: refuseUnreadable(headers),
    frameworkErrors: refuseMalformed(options, headers, trusts, countRefusal),
  });
  drainConnections(app, options.drainMs);
  sendRequestIds(app);
  refuseUnsupported(app);
  if (options.production !== true) {
    refuseForeignHosts(app, { urls: [options.siteUrl], origins: options.corsOrigins });
  }
  const metrics = siteMetrics(app, options.releases);
  securityHeaders(app, headers);
  await app.register(fastifyCompress, {
    // refuseCompressed() does it. Otherwise the body of a GET would be unpacked, and a broken one would get no response.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    // Higher levels take more time than they save for a response that is used once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  refuseCompressed(app, isForwarded);
  healthRoutes(app, options.releases);
  const traffic = new Traffic();
  clientErrorRoute(app, (error) => {
    traffic.countError(error);
    metrics.countError();
  });
  const write = renderedPageWriter(options, pageStyles);
  const rendering =
    options.serverRendering === false ? undefined : startRendering(app, options, write, metrics);
  if (rendering) {
    metrics.watchStopped(async () => countStopped(await options.releases.registry(), rendering.stopped()));
  }
  operationsRoutes(app, options, traffic, rendering);
  previewRoutes(app, options);
  dataSaverRoute(app);
  searchEngineRoutes(app, options);
  serviceWorkerRoute(app, options);
  await releaseAssets(app, options.releases.folder);
  await apiProxy(app, options, countRefusal);
  if (options.emulatorUrl !== undefined) await emulatorProxy(app, options.emulatorUrl);
  pageRoutes(app, options, { traffic, rendering, policy });
  sendPlainTextErrors(app);
  if (options.metrics) {
    const onError = (error: unknown): void => app.log.error({ err: error }, 'a metric could not be read');
    const server = await serveMetrics(metrics.registry, options.metrics, onError);
    app.addHook('onClose', () => server.close());
  }
  return app;
}

type SiteLogger = Pick<FastifyServerOptions, 'logger'>;

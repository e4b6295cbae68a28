import { findSignInPage } from '@roommate/contracts';
import {
  findPathOwner,
  FRAME,
  RELEASES_HEADER,
  STORED_COPY_HEADER,
  type Registry,
} from '@roommate/release-registry';
import { isBot } from '@roommate/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import type { Traffic } from '../traffic/traffic.ts';
import { choosePreview } from '../preview/choose-preview.ts';
import { previewFromCookie } from '../preview/preview-cookie.ts';
import { chooseForVisitor } from './canary.ts';
import { listingPreview } from '../link-preview/listing-preview.ts';
import { pageHints, prefersLessData } from '../data-saver/saves-data.ts';
import { firstPageOf } from './first-page.ts';
import { findPublicFile } from './public-file.ts';
import { pageRenderer } from './render-page.ts';
import { isRenderedInBrowser } from '../rendering/rendered-in-browser.ts';
import { encodedFor } from '../rendering/compress-page.ts';
import { allowScripts } from './inline-scripts.ts';
import { allowStyles } from './inline-styles.ts';
import type { ServerRendering } from '../rendering/server-rendering.ts';
import { releasesId } from '../releases/releases-id.ts';
import { movedPage } from '../search-engines/moved-page.ts';
import { seemsSignedIn } from './sign-in-hint.ts';
import { unavailablePage } from './unavailable-page.ts';

/** The API usually restarts within this time. */
const RETRY_AFTER_S = 10;

const isKnown = (registry: Registry, pathname: string): boolean =>
  findSignInPage(pathname) !== undefined || findPathOwner(registry, pathname) !== undefined;

interface PageServices {
  traffic: Traffic;
  /** Undefined: the browser renders every page. */
  rendering: ServerRendering | undefined;
  /** The Content-Security-Policy of pages without inline scripts and styles. */
  policy: string;
}

/**
 * Handles all paths without a route: sends a public file of the shell (images, icons), else the page. A path that no
 * app owns also gets the page, with status 404. The shell then shows its not-found page.
 */
export function pageRoutes(
  app: FastifyInstance,
  { releases, config, siteUrl, previewKey, apiUrl }: SiteOptions,
  { traffic, rendering, policy }: PageServices,
): void {
  const renderPage = pageRenderer({ config, siteUrl });
  const policyOf = allowScripts(policy);
  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/', ...rest] = request.url.split('?');
    const query = rest.join('?');
    const visitor = chooseForVisitor(await releases.registry(), request);
    const preview = previewFromCookie(request, previewKey);
    const live = await releases.read(preview ? choosePreview(preview, visitor?.choose) : visitor?.choose);
    // Browsers tell by it which of two pages has the newer releases, and rendering can take twelve seconds.
    reply.header('date', new Date().toUTCString());
    const wantsLess = prefersLessData(request);
    const file = findPublicFile(live.shell.publicFiles, decodeURIComponent(pathname.slice(1)), request);
    if (file) {
      reply.headers(file.headers);
      return reply.sendFile(file.name, live.shellFolder, file.caching);
    }
    const target = movedPage(live.registry, pathname, query);
    // A later release may bring the page back, so browsers must ask again.
    if (target !== undefined) return reply.header('cache-control', 'no-cache').redirect(target, 301);
    const shown =
      preview && live.registry.remotes[preview.remote]?.version === preview.version ? preview : null;
    const signedIn = seemsSignedIn(request);
    const userAgent = request.headers['user-agent'];
    const found = await listingPreview(apiUrl, { pathname, userAgent, ip: request.ip });
    const listing = found === 'unknown' ? undefined : found;
    const isCopy = request.headers[STORED_COPY_HEADER] !== undefined;
    const inBrowser = found !== undefined || isRenderedInBrowser(request);
    const rendered = inBrowser
      ? undefined
      : await rendering?.page(live, {
          pathname,
          query,
          address: request.ip,
          signedIn,
          canWait: isCopy || isBot(userAgent),
          savesData: wantsLess,
          preview: shown,
        });
    const owner = findPathOwner(live.registry, pathname);
    const list = rendered === 'invalid' && owner ? firstPageOf(owner.owned, pathname, query) : undefined;
    if (list !== undefined) return reply.header('cache-control', 'no-cache').redirect(list, 302);
    if (!isCopy) traffic.countPageLoad(owner?.release.name ?? 'shell');
    reply
      .header('cache-control', visitor || found ? 'private, no-cache' : 'no-cache')
      .type('text/html; charset=utf-8');
    reply.headers({ 'accept-ch': 'ECT', vary: ['accept-encoding', ...pageHints].join(', ') });
    if (visitor?.cookie !== undefined) reply.header('set-cookie', visitor.cookie);
    const page = typeof rendered === 'object' ? rendered.page : undefined;
    const isMissing = page?.isMissing === true || found === 'unknown';
    if (isMissing || !isKnown(live.registry, pathname)) reply.code(404);
    const ownPolicy = policyOf(live.template);
    reply.header('content-security-policy', page ? allowStyles(ownPolicy, page.styleSources) : ownPolicy);
    const comesSoon = rendered === 'soon';
    const options = { preview: shown, signedIn, savesData: wantsLess, query, listing, comesSoon };
    const { html, etag } = page ? { html: '', etag: page.etag } : renderPage(live, pathname, options);
    if (rendered === 'unreachable' || rendered === 'busy') {
      // The browser still tries, and shows what it has.
      return reply
        .code(503)
        .headers({
          'retry-after': RETRY_AFTER_S,
          'cache-control': 'no-store',
          [RELEASES_HEADER]: releasesId(live) + FRAME,
        })
        .send(unavailablePage(html));
    }
    if (shown) {
      reply.header('cache-control', 'private, no-store');
    } else if (reply.statusCode !== 404) {
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    }
    // The query of a sign-in page may hold a code, so browsers keep only the page without one.
    const isForAnybody = owner !== undefined || (findSignInPage(pathname) !== undefined && query === '');
    if (isForAnybody && !shown && !found) {
      const isLate = signedIn && owner?.owned.rendersPublicData === true;
      const isComplete = page !== undefined || (owner?.owned.access === 'signed-in' && !isLate);
      reply.header(RELEASES_HEADER, releasesId(live) + (isComplete ? '' : FRAME));
    }
    if (!page) return reply.send(html);
    const { body, encoding } = encodedFor(page, request.headers['accept-encoding']);
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.send(body);
  });
}

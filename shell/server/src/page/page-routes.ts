import { findPathOwner } from '@roommate/release-registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { listingPreview } from '../link-preview/listing-preview.ts';
import { isRenderedInBrowser } from '../rendering/rendered-in-browser.ts';
import type { ServerRendering } from '../rendering/server-rendering.ts';
import { movedPage } from '../search-engines/moved-page.ts';
import type { Traffic } from '../traffic/traffic.ts';
import { firstPageOf } from './first-page.ts';
import { allowScripts } from './inline-scripts.ts';
import { pageResponse } from './page-response.ts';
import { readVisit } from './page-visit.ts';
import { findPublicFile } from './find-public-file.ts';
import { frameRenderer } from './frame-renderer.ts';

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
  options: SiteOptions,
  { traffic, rendering, policy }: PageServices,
): void {
  const renderFrame = frameRenderer(options);
  const policyOf = allowScripts(policy);
  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = await readVisit(request, options);
    const { releases, pathname, query, isCopy } = visit;
    // Browsers tell by it which of two pages has the newer releases, and rendering can take twelve seconds.
    reply.header('date', new Date().toUTCString());
    const path = decodeURIComponent(pathname.slice(1));
    const file = findPublicFile(releases.shell.publicFiles, path, request, visit);
    if (file) return reply.headers(file.headers).sendFile(file.name, releases.shellFolder, file.caching);
    // Paths and lists change, so browsers must ask again.
    const redirect = (target: string, status: number): FastifyReply =>
      reply.header('cache-control', 'no-cache').redirect(target, status);
    const moved = movedPage(releases.registry, pathname, query);
    if (moved !== undefined) return redirect(moved, 301);
    const linkPreview = await listingPreview(options.apiUrl, visit);
    const isForBrowser = linkPreview !== undefined || isRenderedInBrowser(request);
    const rendered = isForBrowser ? undefined : await rendering?.page(releases, visit);
    const owner = findPathOwner(releases.registry, pathname);
    const list = rendered === 'invalid' && owner ? firstPageOf(owner.owned, pathname, query) : undefined;
    if (list !== undefined) return redirect(list, 302);
    if (!isCopy) traffic.countPageLoad(owner?.release.name ?? 'shell');
    const { status, headers, body } = pageResponse({
      visit,
      linkPreview,
      rendered,
      renderFrame,
      policy: policyOf(releases.template),
      encodings: request.headers['accept-encoding'],
    });
    reply.code(status).headers(headers);
    const isUnchanged = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
    // https://www.rfc-editor.org/rfc/rfc9110#section-15.4.5: a cache would take the encoding for that of its own content.
    return isUnchanged ? reply.code(304).removeHeader('content-encoding').send() : reply.send(body);
  });
}

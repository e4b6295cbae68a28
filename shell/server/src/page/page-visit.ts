import { STORED_COPY_HEADER, type PagePreview } from '@roommate/release-registry';
import { isBot } from '@roommate/server/http';
import type { FastifyRequest } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { savesData } from '../data-saver/saves-data.ts';
import { choosePreview } from '../preview/choose-preview.ts';
import { previewFromCookie } from '../preview/preview-cookie.ts';
import type { VisitorReleases } from '../releases/visitor-releases.ts';
import { chooseForVisitor } from './canary.ts';
import { seemsSignedIn } from './sign-in-hint.ts';

/** What a request for a page says about the page and its visitor. */
export interface PageVisit {
  pathname: string;
  /** The query of the URL, without the question mark. */
  query: string;
  /** The releases for this visitor. */
  releases: VisitorReleases;
  /** Whether all visitors get the same release of the shell. */
  sharesShell: boolean;
  /** Whether releases are chosen by a random number of the visitor. */
  isInCanary: boolean;
  /** Value of the set-cookie header that gives the visitor such a number. */
  canaryCookie: string | undefined;
  /** The preview that the visitor sees. */
  preview: PagePreview | null;
  /** Whether the visitor seems to be signed in (sign-in-hint.ts). */
  signedIn: boolean;
  savesData: boolean;
  /** Whether a service worker asks for a copy to store. */
  isCopy: boolean;
  /** Whether no person waits for the page: a crawler does, or a service worker that asks for a copy. */
  isCrawler: boolean;
  /** The IP address of the visitor. */
  address: string;
  userAgent: string | undefined;
}

const ORIGIN = /^https?:\/\/[^/?]*/i;

/** The path and the query of a URL as the router reads it: without an origin and without a fragment. */
function readTarget(url: string): Pick<PageVisit, 'pathname' | 'query'> {
  const [target = ''] = url.replace(ORIGIN, '').split('#', 1);
  const [pathname = '', ...rest] = target.split('?');
  return { pathname: pathname === '' ? '/' : pathname, query: rest.join('?') };
}

/** Reads a request for a page, and chooses the releases of its visitor. */
export async function readVisit(
  request: FastifyRequest,
  { releases, previewKey }: Pick<SiteOptions, 'releases' | 'previewKey'>,
): Promise<PageVisit> {
  const target = readTarget(request.url);
  const registry = await releases.registry();
  const choice = chooseForVisitor(registry, request);
  const preview = previewFromCookie(request, previewKey);
  const chosen = await releases.read(preview ? choosePreview(preview, choice?.choose) : choice?.choose);
  const isShown = preview && chosen.registry.remotes[preview.remote]?.version === preview.version;
  const userAgent = request.headers['user-agent'];
  const isCopy = request.headers[STORED_COPY_HEADER] !== undefined;
  return {
    ...target,
    releases: chosen,
    sharesShell: registry.shell.canary === null,
    isInCanary: choice !== undefined,
    canaryCookie: choice?.cookie,
    preview: isShown ? preview : null,
    signedIn: seemsSignedIn(request),
    savesData: savesData(request),
    isCopy,
    isCrawler: isCopy || isBot(userAgent),
    address: request.ip,
    userAgent,
  };
}

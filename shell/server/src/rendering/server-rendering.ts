import type { VisitorReleases } from '../releases/visitor-releases.ts';
import type { StoppedPage } from './circuit-breaker.ts';
import type { CompressedPage } from './compress-page.ts';
import { inTime } from './in-time.ts';
import { PageCache } from './page-cache.ts';
import { CrawlerQueue } from './crawler-queue.ts';
import { ReleaseRenderer, type FaultWatch } from './release-renderer.ts';
import { isApiFault, isBusy, isInvalid, isRefused, isUnloadable, isUnreachable } from './render-error.ts';
import type { ReleaseSource } from './render-worker-pool.ts';
import {
  RenderablePages,
  type RenderablePage,
  type RequestedPage,
  type WritePage,
} from './renderable-pages.ts';
import type { Rendered, Warmed } from './rendered.ts';

/** A preview starts a process of its own, and shows what the release will do. */
const PREVIEW_MAX_WAIT_MS = 3000;

interface Options extends FaultWatch {
  source: ReleaseSource;
  siteUrl: string;
  maxWaitMs?: number | undefined;
  write: WritePage;
}

/** The background asks for no page that has limits. */
const background = {
  query: '',
  address: '',
  signedIn: false,
  isCrawler: false,
  preview: null,
  savesData: false,
};

/** Renders pages on the server: docs/decisions/0262-pages-from-the-server.md. Every failure ends in a page without it. */
export class ServerRendering {
  readonly #options: Options;
  readonly #renderer: ReleaseRenderer;
  readonly #renderable: RenderablePages;
  readonly #pages: PageCache<CompressedPage>;
  readonly #crawlers = new CrawlerQueue();

  constructor(options: Options) {
    this.#options = options;
    this.#pages = new PageCache(options.maxWaitMs);
    this.#renderer = new ReleaseRenderer(options.source, options);
    this.#renderable = new RenderablePages(this.#renderer, options);
  }

  /** The rendered page of a path, from the cache or new. */
  async page(chosen: VisitorReleases, requested: RequestedPage): Promise<Rendered> {
    const found = this.#renderable.find(chosen, requested, true);
    if (!found) return undefined;
    // A rendering that waits for the API ends long after the visitor has stopped waiting.
    const isApiUnreachable = this.#renderer.isApiUnreachable(found);
    const isStopped = this.#renderer.isStopped(found);
    const later = requested.isCrawler ? 'busy' : 'soon';
    try {
      const page = await this.#inTime(found, requested, { isApiUnreachable, isStopped });
      if (page) return { page };
      if (isApiUnreachable) return 'unreachable';
      // Otherwise, a frame without JavaScript would load again and again.
      return !requested.isCrawler && found.hasFailed() ? undefined : later;
    } catch (error) {
      if (isUnreachable(error)) return 'unreachable';
      if (isInvalid(error)) return 'invalid';
      if (this.#renderer.isStopped(found)) return undefined;
      // The browser of a person asks the API itself. A crawler would get a frame without content.
      const lacksData = isRefused(error) || isApiFault(error);
      return isBusy(error) || (requested.isCrawler && lacksData) ? later : undefined;
    }
  }

  /** Renders a page before a visitor asks for it. It ends when the page is in the cache, or has failed. */
  async warm(chosen: VisitorReleases, pathname: string): Promise<Warmed> {
    const found = this.#renderable.find(chosen, { ...background, pathname }, false);
    if (!found) return 'done';
    try {
      await this.#pages.renew(found.key, found.render);
      return 'done';
    } catch (error) {
      if (isUnloadable(error)) return 'unloadable';
      return isApiFault(error) ? 'later' : 'done';
    }
  }

  /** The API has responded with data to a request that the site passed on. */
  apiResponded(): void {
    this.#renderer.apiResponded();
  }

  /** Listings have changed. */
  expire(): void {
    this.#pages.expire();
  }

  /** The pages that are not rendered now, because they failed too often. */
  stopped(): StoppedPage[] {
    return this.#renderer.stopped();
  }

  /** How often a process of a release was replaced because it held too much memory. @param release name and version */
  fullProcesses(release: string): number {
    return this.#renderer.fullProcesses(release);
  }

  close(): Promise<void> {
    return this.#renderer.close();
  }

  /** The page of a request; undefined when it is not ready in time. */
  async #inTime(
    { key, render }: RenderablePage,
    { preview, isCrawler, address }: RequestedPage,
    { isApiUnreachable, isStopped }: { isApiUnreachable: boolean; isStopped: boolean },
  ): Promise<CompressedPage | undefined> {
    if (preview) return inTime(render(), PREVIEW_MAX_WAIT_MS);
    const prefersOlder = isApiUnreachable || isStopped;
    const get = (maxWaitMs?: number) => this.#pages.get(key, render, { prefersOlder, maxWaitMs });
    if (isCrawler) return this.#pages.current(key) ?? this.#forCrawler(key, address, get);
    // Visitors do not wait for an attempt to render a page that has failed too often.
    return get(isStopped ? 0 : undefined);
  }

  /** An earlier page is better than none when it is not the crawler's turn in time. */
  async #forCrawler(
    key: string,
    address: string,
    get: (maxWaitMs?: number) => Promise<CompressedPage | undefined>,
  ): Promise<CompressedPage | undefined> {
    try {
      return await this.#crawlers.run(get, address, this.#options.source.loadLimitMs);
    } catch (error) {
      const older = isBusy(error) ? this.#pages.lastResort(key) : undefined;
      if (!older) throw error;
      return older;
    }
  }
}

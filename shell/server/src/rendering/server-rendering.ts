import type { PagePreview } from '@roommate/release-registry';
import type { Live } from '../releases/live-releases.ts';
import { ApiOutages } from './api-outages.ts';
import { CircuitBreaker, keyOf, type RenderedPath, type StoppedPage } from './circuit-breaker.ts';
import { compressPage, type CompressedPage, type WrittenPage } from './compress-page.ts';
import { inTime } from './in-time.ts';
import { PageCache } from './page-cache.ts';
import { RenderError } from './render-worker.ts';
import { renderTarget, type RenderTarget } from './render-target.ts';
import { RenderWorkers, type ReleaseSource, type RenderingReleases } from './render-workers.ts';
import { VariantLimits } from './variant-limits.ts';
import type { PageOrder, PageParts, RenderFailure } from './worker/messages.ts';

/** A preview starts a thread of its own, and shows what the release will do. */
const PREVIEW_PATIENCE_MS = 3000;

interface Options {
  source: ReleaseSource;
  siteUrl: string;
  patienceMs?: number | undefined;
  /** Called with each failure of a release. */
  onFailure: (failure: StoppedPage) => void;
}

interface RequestedPage {
  pathname: string;
  query: string;
  /** The IP address of the visitor, for the limits. */
  address: string;
  /** Whether the visitor seems to be signed in. */
  signedIn: boolean;
  /** Whether the visitor wants less data. */
  savesData: boolean;
  /** Nobody else gets the page of a preview, so it is not kept. */
  preview: PagePreview | null;
  /** Puts the parts of the page into its HTML. */
  write: (parts: PageParts) => Promise<WrittenPage>;
}

/** `away`: the API does not respond, and no earlier page is left. */
export type Rendered = { page: CompressedPage } | 'away' | undefined;

/** The name of a page in the log and in the circuit breaker. */
const nameOf = ({ shell, remote }: RenderingReleases, path: string): RenderedPath => ({
  shell: shell.version,
  release: remote ? `${remote.name} ${remote.version}` : `shell ${shell.version}`,
  path,
});

const isOfKind = (error: unknown, kind: RenderFailure['kind']): error is RenderError =>
  error instanceof RenderError && error.kind === kind;

/** Renders pages on the server: docs/decisions/0262-pages-from-the-server.md. Every failure ends in a page without it. */
export class ServerRendering {
  readonly #options: Options;
  readonly #workers: RenderWorkers;
  readonly #breaker = new CircuitBreaker();
  readonly #outages = new ApiOutages();
  readonly #pages: PageCache<CompressedPage>;
  readonly #variants = new VariantLimits();

  constructor(options: Options) {
    this.#options = options;
    this.#pages = new PageCache(options.patienceMs);
    this.#workers = new RenderWorkers(options.source);
  }

  /**
   * The rendered page of a path, from the cache or new.
   * @param page its path and query, and a function that puts the rendered parts into its HTML
   */
  async page(live: Live, requested: RequestedPage): Promise<Rendered> {
    const { pathname, query, address, signedIn, savesData, preview, write } = requested;
    const target = renderTarget(live.registry, pathname, query, { signedIn });
    const releases = target && this.#releases(live, target);
    if (!releases) return undefined;
    const key = `${live.revision} ${savesData ? 'data-saver ' : ''}${target.url}`;
    try {
      const render = async (): Promise<CompressedPage> => {
        const isVariant = target.url !== target.path;
        if (isVariant && !(await this.#variants.allow(address))) {
          throw new RenderError({ kind: 'busy', text: 'Too many variants of pages.' });
        }
        const url = new URL(target.url, this.#options.siteUrl).href;
        const order = { url, registry: live.registry, preview, savesData };
        return compressPage(await write(await this.#render(order, target, releases)));
      };
      // A rendering that waits for the API ends long after the visitor has stopped waiting.
      const isApiAway = this.#outages.lasts(keyOf(nameOf(releases, target.path)));
      const page = preview
        ? await inTime(render(), PREVIEW_PATIENCE_MS)
        : await this.#pages.get(key, render, { isApiAway });
      if (page) return { page };
      return isApiAway ? 'away' : undefined;
    } catch (error) {
      return isOfKind(error, 'api') ? 'away' : undefined;
    }
  }

  /** Listings have changed. */
  expire(): void {
    this.#pages.expire();
  }

  /** Loads the releases before the first visitor needs them. */
  warmUp(live: Live): void {
    for (const { paths } of Object.values(live.registry.remotes)) {
      const [first] = paths.filter(({ access, path }) => access === 'public' && !/[:*]/.test(path));
      const target = first && renderTarget(live.registry, first.path, '', { signedIn: false });
      const releases = target && this.#releases(live, target);
      if (releases) this.#workers.get(releases);
    }
  }

  /** The pages that are not rendered now, because they failed too often. */
  stopped(): StoppedPage[] {
    return this.#breaker.stopped();
  }

  close(): Promise<void> {
    return this.#workers.close();
  }

  #releases({ shell }: Live, { release }: RenderTarget): RenderingReleases | undefined {
    if (!shell.server || (release && !release.server)) return undefined;
    const remote = release?.server && { ...release, server: release.server };
    return { shell: { ...shell, server: shell.server }, remote };
  }

  async #render(order: PageOrder, { path }: RenderTarget, releases: RenderingReleases): Promise<PageParts> {
    const page = nameOf(releases, path);
    if (!this.#breaker.allows(page)) {
      throw new RenderError({ kind: 'busy', text: 'The page failed too often.' });
    }
    try {
      const parts = await this.#attempt(order, page, releases);
      this.#breaker.succeeded(page);
      this.#outages.ended(keyOf(page));
      return parts;
    } catch (error) {
      if (isOfKind(error, 'api')) this.#outages.began(keyOf(page));
      if (isOfKind(error, 'release') || isOfKind(error, 'thread')) {
        this.#breaker.failed(page, error.message);
        this.#options.onFailure({ ...page, text: error.message });
      }
      throw error;
    }
  }

  /** Only what a page does alone in a thread counts. So the fault of one page stops no other page of its release. */
  async #attempt(order: PageOrder, page: RenderedPath, releases: RenderingReleases): Promise<PageParts> {
    if (!this.#breaker.isSuspect(page)) {
      try {
        return await this.#workers.get(releases).render(order);
      } catch (error) {
        if (!isOfKind(error, 'thread')) throw error;
        this.#breaker.suspect(page);
      }
    }
    const parts = await this.#workers.get(releases, page.path).render(order);
    this.#workers.endAlone(releases, page.path);
    return parts;
  }
}

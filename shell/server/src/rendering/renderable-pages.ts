import type { PagePreview } from '@roommate/release-registry';
import type { VisitorReleases } from '../releases/visitor-releases.ts';
import { compressPage, type CompressedPage, type WrittenPage } from './compress-page.ts';
import { LimitError } from './crawler-queue.ts';
import { FailedPages } from './failed-pages.ts';
import type { ReleaseRenderer } from './release-renderer.ts';
import { renderTarget, type RenderTarget } from './render-target.ts';
import type { RenderingReleases } from './render-worker-pool.ts';
import { VariantLimits } from './variant-limits.ts';
import type { PageParts } from './worker/messages.ts';

/** What a rendered page may depend on, besides its releases and its URL. */
interface RenderedFor {
  /** No other visitor gets the page of a preview, so it is not kept. */
  preview: PagePreview | null;
  /** Whether the visitor wants less data. */
  savesData: boolean;
}

/** Puts the parts of a page into its HTML. */
export type WritePage = (
  chosen: VisitorReleases,
  pathname: string,
  page: RenderedFor & {
    /** The query parameters that change the page, without the question mark. */
    query: string;
  },
  parts: PageParts,
) => Promise<WrittenPage>;

export interface RequestedPage extends RenderedFor {
  pathname: string;
  query: string;
  /** The IP address of the visitor, for the limits. */
  address: string;
  /** Whether the visitor seems to be signed in. */
  signedIn: boolean;
  /** Whether no person waits for the page: a crawler does, or a service worker that asks for a copy. */
  isCrawler: boolean;
}

/** A page that the server can render. */
export interface RenderablePage {
  /** In the cache. */
  key: string;
  /** The pattern of the path. */
  path: string;
  releases: RenderingReleases;
  render: () => Promise<CompressedPage>;
  /** Whether its latest rendering failed. */
  hasFailed: () => boolean;
}

function releasesOf({ shell }: VisitorReleases, { release }: RenderTarget): RenderingReleases | undefined {
  if (!shell.server || (release && !release.server)) return undefined;
  const remote = release?.server && { ...release, server: release.server };
  return { shell: { ...shell, server: shell.server }, remote };
}

interface Options {
  siteUrl: string;
  write: WritePage;
}

/** Finds the pages that the server can render, within the limits for their variants. */
export class RenderablePages {
  readonly #renderer: ReleaseRenderer;
  readonly #options: Options;
  readonly #variants = new VariantLimits();
  readonly #failed = new FailedPages();

  constructor(renderer: ReleaseRenderer, options: Options) {
    this.#renderer = renderer;
    this.#options = options;
  }

  /** @param isForVisitor false: the site renders the page before a visitor asks for it */
  find(chosen: VisitorReleases, requested: RequestedPage, isForVisitor: boolean): RenderablePage | undefined {
    const { pathname, query, address, signedIn, isCrawler, savesData, preview } = requested;
    const target = renderTarget(chosen.registry, pathname, query, { signedIn });
    const releases = target && releasesOf(chosen, target);
    if (!releases) return undefined;
    const page = { path: target.path, releases };
    const key = `${chosen.cacheKey} ${savesData ? 'data-saver ' : ''}${target.url}`;
    const render = async (): Promise<CompressedPage> => {
      const isVariant = target.url !== target.path;
      const waitMs = isVariant ? await this.#variants.take({ address, isCrawler }) : 0;
      if (waitMs > 0) throw new LimitError(waitMs);
      const url = new URL(target.url, this.#options.siteUrl).href;
      const job = { url, registry: chosen.registry, preview, savesData };
      const shown = { preview, savesData, query: new URL(url).search.slice(1) };
      const rendering = this.#renderer.render(job, page, isForVisitor, async (parts) =>
        compressPage(await this.#options.write(chosen, pathname, shown, parts)),
      );
      return this.#failed.watch(key, rendering);
    };
    return { key, ...page, render, hasFailed: () => this.#failed.has(key) };
  }
}

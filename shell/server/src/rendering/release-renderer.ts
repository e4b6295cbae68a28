import { ApiCheck } from './api-check.ts';
import { ApiOutages } from './api-outages.ts';
import { CircuitBreaker, keyOf, type RenderedPath, type StoppedPage } from './circuit-breaker.ts';
import { FullProcesses, isLeak, isWorthIt, type FullProcess } from './full-processes.ts';
import { isOfKind, isUnloadable, RenderError } from './render-error.ts';
import type { Full } from './render-worker.ts';
import { RenderWorkerPool, type ReleaseSource, type RenderingReleases } from './render-worker-pool.ts';
import type { PageJob, PageParts } from './worker/messages.ts';

/** A page of a release. */
interface ReleasePage {
  releases: RenderingReleases;
  /** The pattern of the path. */
  path: string;
}

/** The name of a page in the log and in the circuit breaker. */
const nameOf = ({ releases: { shell, remote }, path }: ReleasePage): RenderedPath => ({
  shell: shell.version,
  release: remote ? `${remote.name} ${remote.version}` : `shell ${shell.version}`,
  path,
});

/** What the release does to its process is the fault of no single page. */
const allPagesOf = (page: RenderedPath): RenderedPath => ({ ...page, path: 'all pages' });

/** The release lacks a file of the page, or its data cannot be written as JSON. */
function throwAsFault(error: unknown): never {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  throw new RenderError({ kind: 'release', text });
}

export interface FaultWatch {
  /** Called with each failure of a release. */
  onFailure: (failure: StoppedPage) => void;
  /** Called with each process that held too much memory. */
  onFull: (full: FullProcess) => void;
  /** Called when a late start has failed. `onFailure` was called for pages of visitors before the cause was known. */
  onLateCause: (failure: StoppedPage) => void;
}

/** Renders pages with their releases, and remembers which pages fail. */
export class ReleaseRenderer {
  readonly #workers: RenderWorkerPool;
  readonly #breaker = new CircuitBreaker();
  readonly #outages = new ApiOutages();
  readonly #api: ApiCheck;
  readonly #full = new FullProcesses();
  readonly #watch: FaultWatch;

  constructor(source: ReleaseSource, watch: FaultWatch) {
    this.#workers = new RenderWorkerPool(source, {
      onFull: (releases, full) => this.#wasFull(releases, full),
      onLateCause: (releases, text) =>
        watch.onLateCause({ ...allPagesOf(nameOf({ releases, path: '' })), text }),
    });
    this.#api = new ApiCheck(source.apiUrl);
    this.#watch = watch;
  }

  /**
   * @param isForVisitor false: no visitor waits for the page. No outage is remembered, and the release may load slowly
   * @param write makes the page of its parts; it can fail because of the release, too
   * @throws RenderError
   */
  async render<T>(
    job: PageJob,
    page: ReleasePage,
    isForVisitor: boolean,
    write: (parts: PageParts) => Promise<T>,
  ): Promise<T> {
    const name = nameOf(page);
    if (!this.#breaker.allows(allPagesOf(name)) || !this.#breaker.allows(name)) {
      throw new RenderError({ kind: 'busy', text: 'The page failed too often.' });
    }
    try {
      const parts = await this.#attempt(job, name, page, isForVisitor);
      this.#outages.ended(keyOf(name));
      const written = await write(parts).catch(throwAsFault);
      this.#breaker.succeeded(name);
      return written;
    } catch (error) {
      // A slow API costs a page only its rendering: the browser waits longer.
      if (isForVisitor && isOfKind(error, 'no-response') && (await this.#isApiUnreachable())) {
        this.#outages.began(keyOf(name));
        throw new RenderError({ kind: 'unreachable', text: error.message });
      }
      const isLoading = isUnloadable(error);
      if (isLoading || isOfKind(error, 'release') || isOfKind(error, 'process')) {
        this.#breaker.failed(name, error.message, isLoading);
        this.#watch.onFailure({ ...name, text: error.message });
      }
      throw error;
    }
  }

  /** Whether the API was unreachable at the latest rendering of the page, although it accepted the request. */
  isApiUnreachable(page: ReleasePage): boolean {
    return this.#outages.lasts(keyOf(nameOf(page)));
  }

  /** Whether the page failed too often. An attempt now may fail again. */
  isStopped(page: ReleasePage): boolean {
    const name = nameOf(page);
    return this.#breaker.isStopped(name) || this.#breaker.isStopped(allPagesOf(name));
  }

  /** The pages that are not rendered now, because they failed too often. */
  stopped(): StoppedPage[] {
    return this.#breaker.stopped();
  }

  /** How often a process of a release was replaced because it held too much memory. @param release name and version */
  fullProcesses(release: string): number {
    return this.#full.of(release);
  }

  /** The API has responded with data. */
  apiResponded(): void {
    this.#outages.clear();
  }

  close(): Promise<void> {
    return this.#workers.close();
  }

  /** The check takes seconds. The API is reachable when it has responded to another request meanwhile. */
  async #isApiUnreachable(): Promise<boolean> {
    const { clears } = this.#outages;
    return !(await this.#api.isReachable()) && clears === this.#outages.clears;
  }

  #wasFull(releases: RenderingReleases, { bytes, pages }: Full): void {
    const name = nameOf({ releases, path: '' });
    const { shell, release } = name;
    const full = { shell, release, megabytes: Math.round(bytes / 1e6), pages };
    this.#full.add(full);
    this.#watch.onFull(full);
    if (!isLeak(full)) return;
    this.#breaker.failed(allPagesOf(name), `They leak memory: ${full.megabytes} MB after ${pages} pages.`);
  }

  /** Only what a page does in a process of its own counts. So the fault of one page stops no other page of its release. */
  async #attempt(
    job: PageJob,
    name: RenderedPath,
    { releases, path }: ReleasePage,
    isForVisitor: boolean,
  ): Promise<PageParts> {
    if (!this.#breaker.isSuspect(name)) {
      try {
        const worker = this.#workers.get(releases);
        const parts = await worker.render(job, isForVisitor);
        if (isWorthIt(worker)) this.#breaker.succeeded(allPagesOf(name));
        return parts;
      } catch (error) {
        if (!isOfKind(error, 'process')) throw error;
        this.#breaker.suspect(name);
      }
    }
    const parts = await this.#workers.get(releases, path).render(job, isForVisitor);
    this.#workers.endDedicated(releases, path);
    return parts;
  }
}

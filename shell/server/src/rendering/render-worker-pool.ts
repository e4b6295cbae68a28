import { join } from 'node:path';
import type { Release, ShellRelease } from '@roommate/release-registry';
import { RenderError } from './render-error.ts';
import { RENDER_LIMIT_MS, RenderWorker, type Full } from './render-worker.ts';
import type { WorkerSetup } from './worker/messages.ts';

/** Live releases and canaries of a few remotes. Each worker takes about 50 MB. */
const MAX_WORKERS = 12;
/** After a release, the workers of the previous one are not used any more. */
const IDLE_MS = 10 * 60_000;

type WithServer<R> = R & { server: NonNullable<Release['server']> };

/** The releases that render a page. */
export interface RenderingReleases {
  shell: WithServer<ShellRelease>;
  remote: WithServer<Release> | undefined;
}

/** Where releases are, and what they render with. */
export interface ReleaseSource {
  /** The folder of the releases. */
  folder: string;
  apiUrl: string;
  /** The origin from which browsers load the files of remotes, if it is not the site. */
  remotesOrigin: string | null;
  /** The longest that visitors' pages wait for releases to load. */
  loadLimitMs?: number | undefined;
}

interface Used {
  worker: RenderWorker;
  /** Milliseconds since 1970. */
  usedAt: number;
}

interface Watch {
  /** Called for each worker that was replaced because it held too much memory. */
  onFull?: (releases: RenderingReleases, full: Full) => void;
  /** Called with the cause of a late start that has failed in the end, if pages of visitors failed before. */
  onLateCause?: (releases: RenderingReleases, text: string) => void;
}

const keyOf = ({ shell, remote }: RenderingReleases, dedicated = ''): string =>
  `${shell.version} ${remote ? `${remote.name} ${remote.version}` : ''} ${dedicated}`;

/** Workers by release, the least recently used first. */
export class RenderWorkerPool {
  readonly #source: ReleaseSource;
  readonly #watch: Watch;
  readonly #workers = new Map<string, Used>();
  /** They still render their last pages. */
  readonly #retired = new Set<RenderWorker>();
  #isClosed = false;

  constructor(source: ReleaseSource, watch: Watch = {}) {
    this.#source = source;
    this.#watch = watch;
  }

  /**
   * The worker for these releases. Starts one if none runs.
   * @param dedicated the pattern of a path: a worker for this page only, which renders once at a time
   * @throws RenderError when the system starts no process, and after `close`: pages that end with their process would
   * start another one
   */
  get(releases: RenderingReleases, dedicated?: string): RenderWorker {
    if (this.#isClosed) throw new RenderError({ kind: 'busy', text: 'The site stops.' });
    const key = keyOf(releases, dedicated);
    const known = this.#workers.get(key)?.worker;
    if (known?.isSpent) this.#retire(key, known);
    const worker =
      known && !known.isSpent ? known : this.#start(releases, dedicated === undefined ? undefined : 1);
    this.#workers.delete(key);
    this.#workers.set(key, { worker, usedAt: Date.now() });
    this.#retireUnused();
    return worker;
  }

  /** Ends the worker for one page, when the page needs none of its own any more. */
  endDedicated(releases: RenderingReleases, dedicated: string): void {
    const key = keyOf(releases, dedicated);
    const used = this.#workers.get(key);
    if (used) this.#retire(key, used.worker);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const live = [...this.#workers.values()].map(({ worker }) => worker);
    await Promise.all([...live, ...this.#retired].map((worker) => worker.end()));
    this.#workers.clear();
    this.#retired.clear();
  }

  #start(releases: RenderingReleases, maxAtOnce: number | undefined): RenderWorker {
    try {
      return new RenderWorker(this.#setup(releases), {
        maxAtOnce,
        loadLimitMs: this.#source.loadLimitMs,
        onFull: (full) => this.#watch.onFull?.(releases, full),
        onLateCause: (text) => this.#watch.onLateCause?.(releases, text),
      });
    } catch (error) {
      // Node throws when the machine lacks memory. Most other faults of a start are events of the process.
      throw new RenderError({ kind: 'load', text: `It did not load. ${(error as Error).message}` });
    }
  }

  #retireUnused(): void {
    for (const [key, { worker, usedAt }] of this.#workers) {
      if (this.#workers.size <= MAX_WORKERS && Date.now() - usedAt < IDLE_MS) return;
      this.#retire(key, worker);
    }
  }

  #retire(key: string, worker: RenderWorker): void {
    this.#workers.delete(key);
    this.#retired.add(worker);
    // Its last pages end before.
    setTimeout(() => {
      this.#retired.delete(worker);
      void worker.end();
    }, 2 * RENDER_LIMIT_MS).unref();
  }

  #setup({ shell, remote }: RenderingReleases): WorkerSetup {
    const { folder, apiUrl, remotesOrigin } = this.#source;
    const fileOf = ({ base, server }: Pick<WithServer<Release>, 'base' | 'server'>, origin = '') => ({
      file: join(folder, base, server.file),
      integrity: server.integrity,
      base: origin + base,
    });
    return {
      apiUrl,
      shell: fileOf(shell),
      remote: remote ? { name: remote.name, ...fileOf(remote, remotesOrigin ?? '') } : null,
    };
  }
}

import { RenderError } from './render-error.ts';
import { RenderStart } from './render-start.ts';
import type { PageJob, PageParts, RenderJob, WorkerMessage, WorkerSetup } from './worker/messages.ts';
import { RenderProcess } from './worker/render-process.ts';

/** A process that does not respond for this time is replaced. Before that, it gives up on its own (worker/main.ts). */
export const RENDER_LIMIT_MS = 2000;
/** Pages that a process renders at the same time. More would miss the limit together. */
export const MAX_AT_ONCE = 20;
/** V8 keeps what a module has evaluated, so a worker lives for a limited number of pages. */
const MAX_RENDERS = 2000;

interface Limits {
  /** Pages that it renders at the same time. */
  maxAtOnce?: number | undefined;
  /** The longest that visitors' pages wait for the releases to load. */
  loadLimitMs?: number | undefined;
}

/** What a process holds that takes no more pages, because it has too much memory. */
export interface Full {
  bytes: number;
  /** The pages that it has rendered. */
  pages: number;
}

/** What happens to a worker while no page waits for it. */
interface Watch {
  onFull?: ((full: Full) => void) | undefined;
  /** Called when a start fails, after pages of visitors have failed without this cause because it is late. */
  onLateCause?: ((text: string) => void) | undefined;
}

interface Options extends Limits, Watch {}

interface Pending {
  resolve: (parts: PageParts) => void;
  reject: (error: RenderError) => void;
}

/**
 * A process that renders pages of one release of the shell and of one remote, apart from the site. It has no
 * secrets of the environment, and limited memory and time. A fault can end it with all its pages, but not the site. Nobody can
 * tell which page it was if there were several.
 */
export class RenderWorker {
  readonly #process: RenderProcess;
  readonly #pending = new Map<number, Pending>();
  readonly #start: RenderStart;
  readonly #maxAtOnce: number;
  readonly #onFull: Watch['onFull'];
  #renders = 0;
  #atOnce = 0;
  #ended = false;
  #isFull = false;

  constructor(
    setup: WorkerSetup,
    { maxAtOnce = MAX_AT_ONCE, loadLimitMs, onFull, onLateCause }: Options = {},
  ) {
    this.#onFull = onFull;
    this.#maxAtOnce = maxAtOnce;
    this.#process = new RenderProcess(setup);
    this.#start = new RenderStart(this.#process, onLateCause, { loadLimitMs });
    this.#start.loaded.catch((error: RenderError) => this.#fail(error.message));
    this.#process.on('message', (message) => this.#receive(message));
    void this.#process.ended.then((text) => this.#fail(text));
  }

  /** Whether it takes no more pages. */
  get isSpent(): boolean {
    return this.#ended || this.#isFull || this.#renders >= MAX_RENDERS;
  }

  /** The pages that it has begun to render. */
  get pages(): number {
    return this.#renders;
  }

  /**
   * @param isForVisitor false: nobody waits for the page, so that it waits as long as the releases may load
   * @throws RenderError
   */
  async render(page: PageJob, isForVisitor = true): Promise<PageParts> {
    if (this.#atOnce >= this.#maxAtOnce)
      throw new RenderError({ kind: 'busy', text: 'Too many pages at once.' });
    this.#renders += 1;
    this.#atOnce += 1;
    const id = this.#renders;
    try {
      await this.#start.wait(isForVisitor);
      return await this.#send({ id, ...page });
    } finally {
      this.#atOnce -= 1;
    }
  }

  #send(job: RenderJob): Promise<PageParts> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.#fail(`It did not respond within ${RENDER_LIMIT_MS} ms.`),
        RENDER_LIMIT_MS,
      );
      timer.unref();
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          settle(value);
        };
      this.#pending.set(job.id, { resolve: settled(resolve), reject: settled(reject) });
      // A process whose pipe is closed ends, and its end reports the failure.
      this.#process.send(job);
    });
  }

  /** Ends the process. Pages that it renders now fail. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#start.end();
    this.#process.kill('SIGKILL');
    await this.#process.ended;
  }

  #receive(message: WorkerMessage): void {
    if (message.type === 'ready') return;
    if (message.type === 'full') {
      this.#isFull = true;
      return;
    }
    if (message.type === 'held') {
      this.#onFull?.({ bytes: message.bytes, pages: this.#renders });
      return;
    }
    if (message.type === 'broken') {
      this.#fail(message.text);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.type === 'rendered') pending?.resolve(message.parts);
    else pending?.reject(new RenderError(message.failure));
  }

  #fail(text: string): void {
    if (this.#ended && this.#pending.size === 0) return;
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of waiting) reject(new RenderError({ kind: 'process', text }));
    void this.end();
  }
}

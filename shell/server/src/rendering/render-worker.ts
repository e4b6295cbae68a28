import type {
  PageOrder,
  PageParts,
  RenderOrder,
  RenderFailure,
  WorkerMessage,
  WorkerSetup,
} from './worker/messages.ts';
import { RenderProcess } from './worker/render-process.ts';

/** Visitors' pages wait for the code of a release for this time. It usually loads in less than half a second. */
const LOAD_LIMIT_MS = 3000;
/** A process goes on loading for this time, because the machine may be slow. Later pages then get it ready. */
const START_LIMIT_MS = 10_000;
/** A process that does not respond for this time is replaced. Before that, it gives up on its own (worker/main.ts). */
export const RENDER_LIMIT_MS = 2000;
/** Pages that a process renders at the same time. More would miss the limit together. */
export const MAX_AT_ONCE = 20;
/** V8 keeps what a module has evaluated, so a worker lives for a limited number of pages. */
const MAX_RENDERS = 2000;

/** A page was not rendered. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly kind: RenderFailure['kind'];

  constructor({ kind, text }: RenderFailure) {
    super(text);
    this.kind = kind;
  }
}

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
  /** Called when a late start fails. Its pages have failed before, without this cause. */
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
  /** Rejects when the releases do not load. */
  readonly #loaded: Promise<void>;
  /** The same, but it rejects as soon as the releases are late. */
  #started: Promise<void>;
  readonly #maxAtOnce: number;
  readonly #watch: Watch;
  #renders = 0;
  #atOnce = 0;
  #ended = false;
  #isFull = false;
  /** What the pages of a late start have failed with. */
  #lateFailure: string | undefined;

  constructor(
    setup: WorkerSetup,
    { maxAtOnce = MAX_AT_ONCE, loadLimitMs = LOAD_LIMIT_MS, ...watch }: Options = {},
  ) {
    this.#watch = watch;
    this.#maxAtOnce = maxAtOnce;
    this.#process = new RenderProcess(setup);
    this.#loaded = this.#load(Math.max(START_LIMIT_MS, loadLimitMs));
    this.#started = this.#start(loadLimitMs);
    this.#started.catch(() => undefined);
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
  async render(page: PageOrder, isForVisitor = true): Promise<PageParts> {
    if (this.#atOnce >= this.#maxAtOnce)
      throw new RenderError({ kind: 'busy', text: 'Too many pages at once.' });
    this.#renders += 1;
    this.#atOnce += 1;
    const id = this.#renders;
    try {
      await (isForVisitor ? this.#started : this.#loaded);
      return await this.#order({ id, ...page });
    } finally {
      this.#atOnce -= 1;
    }
  }

  #load(limitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (text: string): void => {
        this.#reportLate(text);
        reject(new RenderError({ kind: 'load', text }));
      };
      const timer = setTimeout(() => {
        const text = this.#lateText();
        fail(text);
        this.#fail(text);
      }, limitMs).unref();
      this.#process.on('message', (message) => {
        if (message.type !== 'ready' && message.type !== 'broken') return;
        clearTimeout(timer);
        if (message.type === 'ready') resolve();
        else fail(`It does not load: ${message.text}`);
      });
      void this.#process.ended.then((text) => {
        clearTimeout(timer);
        fail(`It did not load. ${text}`);
      });
    });
  }

  #start(limitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = (): void => {
        this.#lateFailure = this.#lateText();
        reject(new RenderError({ kind: 'load', text: this.#lateFailure }));
      };
      let timer: NodeJS.Timeout | undefined;
      this.#process.once('spawn', () => (timer = setTimeout(late, limitMs).unref()));
      const loaded = (): void => {
        resolve();
        this.#lateFailure = undefined;
        // It may be late for the pages that have waited.
        this.#started = this.#loaded;
      };
      void this.#loaded.then(loaded, reject).finally(() => clearTimeout(timer));
    });
  }

  /** Not when the site has ended the process. */
  #reportLate(text: string): void {
    if (this.#lateFailure === undefined || text === this.#lateFailure || this.#ended) return;
    this.#watch.onLateCause?.(text);
  }

  #lateText(): string {
    return `It did not load in time.\n${this.#process.output}`.trim();
  }

  #order(order: RenderOrder): Promise<PageParts> {
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
      this.#pending.set(order.id, { resolve: settled(resolve), reject: settled(reject) });
      // A process whose pipe is closed ends, and its end reports the failure.
      this.#process.send(order);
    });
  }

  /** Ends the process. Pages that it renders now fail. */
  async end(): Promise<void> {
    this.#ended = true;
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
      this.#watch.onFull?.({ bytes: message.bytes, pages: this.#renders });
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

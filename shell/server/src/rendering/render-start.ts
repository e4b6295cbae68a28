import { RenderError } from './render-error.ts';
import type { RenderProcess } from './worker/render-process.ts';

/** Visitors' pages wait for the code of a release for this time. It usually loads in less than half a second. */
const LOAD_LIMIT_MS = 3000;
/** A process goes on loading for this time, because the machine may be slow. Later pages then get it ready. */
const START_LIMIT_MS = 10_000;

interface Limits {
  /** The longest that visitors' pages wait for the releases to load. */
  loadLimitMs?: number | undefined;
  /** The longest that the releases may load. */
  startLimitMs?: number | undefined;
}

/** The start of a process, until it has loaded its releases. */
export class RenderStart {
  /** Rejects when the releases do not load. */
  readonly loaded: Promise<void>;
  readonly #process: RenderProcess;
  readonly #onLateCause: ((text: string) => void) | undefined;
  /** As `loaded`, but it rejects as soon as the releases are late. */
  #started: Promise<void>;
  /** What visitors' pages have failed with. */
  #failure: string | undefined;
  #ended = false;

  /** @param onLateCause called when the start fails, after pages of visitors have failed without this cause */
  constructor(
    process: RenderProcess,
    onLateCause?: (text: string) => void,
    { loadLimitMs = LOAD_LIMIT_MS, startLimitMs = Math.max(START_LIMIT_MS, loadLimitMs) }: Limits = {},
  ) {
    this.#process = process;
    this.#onLateCause = onLateCause;
    this.loaded = this.#load(startLimitMs);
    this.#started = this.#start(loadLimitMs);
    this.#started.catch(() => undefined);
  }

  /**
   * Waits until the releases are loaded.
   * @param isForVisitor false: as long as they may load
   * @throws RenderError
   */
  async wait(isForVisitor: boolean): Promise<void> {
    if (!isForVisitor) return this.loaded;
    try {
      await this.#started;
    } catch (error) {
      this.#failure = (error as RenderError).message;
      throw error;
    }
  }

  /** The site ends the process. That is not a failure. */
  end(): void {
    this.#ended = true;
  }

  #load(limitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (text: string): void => {
        this.#reportLate(text);
        reject(new RenderError({ kind: 'load', text }));
      };
      const timer = setTimeout(() => fail(this.#lateText()), limitMs).unref();
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
      const late = (): void => reject(new RenderError({ kind: 'load', text: this.#lateText() }));
      let timer: NodeJS.Timeout | undefined;
      this.#process.once('spawn', () => (timer = setTimeout(late, limitMs).unref()));
      const loaded = (): void => {
        resolve();
        this.#failure = undefined;
        // It may be late for the pages that have waited.
        this.#started = this.loaded;
      };
      void this.loaded.then(loaded, reject).finally(() => clearTimeout(timer));
    });
  }

  #reportLate(text: string): void {
    if (this.#failure === undefined || text === this.#failure || this.#ended) return;
    this.#onLateCause?.(text);
  }

  #lateText(): string {
    return `It did not load in time.\n${this.#process.output}`.trim();
  }
}

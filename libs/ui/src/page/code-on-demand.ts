import { retryUntilLoaded } from './retry-until-loaded.ts';

interface Log {
  error: (text: string, error: unknown) => void;
}

/**
 * Code that a page can show its first render without: docs/decisions/0390-code-on-demand.md. Everything on a page shares one
 * copy, so it loads once.
 */
export class CodeOnDemand<T extends object> {
  readonly #what: string;
  readonly #import: () => Promise<T>;
  readonly #log: Log;
  /** They end the pauses between two tries. */
  readonly #pauses = new Set<() => void>();
  readonly #listeners = new Set<() => void>();
  /** Undefined while nothing retries. */
  #retrying: Promise<T> | undefined;
  /** Undefined until it has loaded. */
  loaded: T | undefined;
  /** `loadWithRetries` has failed. Since then the code has not loaded, and nobody has called `retry`. */
  hasFailed = false;

  /**
   * @param what begins the sentence in the log, such as `The code of searches`
   * @param log gets each failure of `loadWithRetries`, such as `log` of `@roommate/shell-api`
   */
  constructor(what: string, importCode: () => Promise<T>, log: Log) {
    this.#what = what;
    this.#import = importCode;
    this.#log = log;
  }

  /** @throws when it does not load; the next call tries again */
  async load(): Promise<T> {
    this.loaded ??= await this.#import();
    // Those who wait in a pause get it now.
    this.retry();
    return this.loaded;
  }

  /** Retries until it has loaded. All callers wait for the same tries. */
  loadWithRetries(): Promise<T> {
    if (this.loaded) return Promise.resolve(this.loaded);
    this.#retrying ??= this.#tryUntilLoaded().finally(() => {
      this.#retrying = undefined;
    });
    return this.#retrying;
  }

  /** Tries again now if `loadWithRetries` pauses after a failure. Until that try ends, the code counts as loading. */
  retry(): void {
    this.#note(false);
    for (const end of [...this.#pauses]) end();
  }

  /**
   * Tells when `hasFailed` changes.
   * @returns ends it
   */
  readonly subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => this.#listeners.delete(notify);
  };

  #note(hasFailed: boolean): void {
    if (this.hasFailed === hasFailed) return;
    this.hasFailed = hasFailed;
    for (const notify of this.#listeners) notify();
  }

  #tryUntilLoaded(): Promise<T> {
    const report = (text: string, error: unknown): void => {
      this.#log.error(text, error);
      this.#note(true);
    };
    return retryUntilLoaded(this.#what, () => this.load(), report, this.#pauses);
  }
}

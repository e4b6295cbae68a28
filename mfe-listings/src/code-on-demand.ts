import { log } from '@roommate/shell-api';
import { retryUntilLoaded } from '@roommate/ui';
import { useEffect, useState } from 'react';

/** Code that a page can show its first render without. All pages share one copy, so it loads once. */
export class CodeOnDemand<T extends object> {
  readonly #what: string;
  readonly #import: () => Promise<T>;
  /** Undefined until it has loaded. */
  loaded: T | undefined;

  /** @param what begins the sentence in the log, such as `The code of searches` */
  constructor(what: string, importCode: () => Promise<T>) {
    this.#what = what;
    this.#import = importCode;
  }

  /** @throws when it does not load; the next call tries again */
  async load(): Promise<T> {
    this.loaded ??= await this.#import();
    return this.loaded;
  }

  /** Retries until it has loaded. */
  loadInTheEnd(): Promise<T> {
    return this.loaded
      ? Promise.resolve(this.loaded)
      : retryUntilLoaded(this.#what, () => this.load(), log.error);
  }
}

/**
 * The code as soon as it has loaded. The first render has it when it has loaded before.
 * @param isWanted loads it
 */
export function useCode<T extends object>(code: CodeOnDemand<T>, isWanted: boolean): T | undefined {
  const [loaded, setLoaded] = useState(code.loaded);
  const isMissing = isWanted && !loaded;
  useEffect(() => {
    if (isMissing) void code.loadInTheEnd().then((arrived) => setLoaded(() => arrived));
  }, [code, isMissing]);
  return loaded ?? code.loaded;
}

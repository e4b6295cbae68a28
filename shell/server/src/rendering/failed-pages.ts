import { isBusy } from './render-error.ts';

/** At most 3 MB with the longest keys. */
const MAX_PAGES = 10_000;
/** A longer URL is usually made up. It counts as failed: the memory is for real pages. */
const MAX_KEY_LENGTH = 300;

/** The pages whose latest rendering failed. The next one will probably fail, too. */
export class FailedPages {
  readonly #keys = new Set<string>();

  /** @param key of the page in the cache */
  has(key: string): boolean {
    return key.length > MAX_KEY_LENGTH || this.#keys.has(key);
  }

  /**
   * Remembers whether a rendering fails.
   * @returns the result of the rendering
   */
  async watch<T>(key: string, rendering: Promise<T>): Promise<T> {
    try {
      const page = await rendering;
      this.#keys.delete(key);
      return page;
    } catch (error) {
      if (!isBusy(error) && key.length <= MAX_KEY_LENGTH) this.#add(key);
      throw error;
    }
  }

  #add(key: string): void {
    if (this.#keys.size >= MAX_PAGES) this.#keys.clear();
    this.#keys.add(key);
  }
}

import { isBusy } from './release-renderer.ts';

/** Each takes about 100 bytes. */
const MAX_PAGES = 10_000;

/** The pages whose latest rendering failed. The next one will probably fail, too. */
export class FailedPages {
  readonly #keys = new Set<string>();

  /** @param key of the page in the cache */
  has(key: string): boolean {
    return this.#keys.has(key);
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
      if (this.#keys.size >= MAX_PAGES) this.#keys.clear();
      if (!isBusy(error)) this.#keys.add(key);
      throw error;
    }
  }
}

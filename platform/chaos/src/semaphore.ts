/** Limits how many tasks run at the same time. A task that only waits can give its place to another one. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(limit: number) {
    this.#free = limit;
  }

  async acquire(): Promise<void> {
    if (this.#free === 0) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#free -= 1;
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }

  /** Releases the place while `wait` runs. Afterwards the caller continues before all waiting tasks. */
  async releaseDuring<T>(wait: () => Promise<T>): Promise<T> {
    this.release();
    try {
      return await wait();
    } finally {
      if (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.unshift(resolve));
      else this.#free -= 1;
    }
  }
}

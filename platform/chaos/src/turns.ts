/** Lets a few work at a time. Whoever waits for something else gives the turn back meanwhile. */
export class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async take(): Promise<void> {
    if (this.#free === 0) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#free -= 1;
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }

  /** Gives the turn back until `wait` has ended; then this one goes before all who wait. */
  async without<T>(wait: () => Promise<T>): Promise<T> {
    this.give();
    try {
      return await wait();
    } finally {
      if (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.unshift(resolve));
      else this.#free -= 1;
    }
  }
}

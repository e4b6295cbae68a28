const SWEEP_EVERY_MS = 4_000;

interface Entry<T> {
  readonly value: T;
  readonly session: string | undefined;
  lastUsed: number;
}

export interface IdleRegistryOptions<T> {
  /** An entry ends after this time without use. */
  readonly idleMs: number;
  /** Releases an entry that has ended. */
  readonly end: (value: T) => void;
  /** Whether an entry is in use even if nobody asks for it. */
  readonly isBusy?: (value: T) => boolean;
  /** Milliseconds; tests set their own clock. */
  readonly now: () => number;
}

/** What clients come back for by its id. An entry ends with its session, or after some time without use. */
export class IdleRegistry<T> {
  readonly #entries = new Map<bigint, Entry<T>>();
  readonly #options: IdleRegistryOptions<T>;
  readonly #sweeper: NodeJS.Timeout;

  constructor(options: IdleRegistryOptions<T>) {
    this.#options = options;
    this.#sweeper = setInterval(() => this.sweep(), SWEEP_EVERY_MS).unref();
  }

  get size(): number {
    return this.#entries.size;
  }

  add(id: bigint, value: T, session: string | undefined): void {
    this.#entries.set(id, { value, session, lastUsed: this.#options.now() });
  }

  /** Counts as a use. */
  get(id: bigint): T | undefined {
    const entry = this.#entries.get(id);
    if (entry) entry.lastUsed = this.#options.now();
    return entry?.value;
  }

  /** @returns whether the entry existed */
  end(id: bigint): boolean {
    const entry = this.#entries.get(id);
    if (entry) this.#options.end(entry.value);
    return this.#entries.delete(id);
  }

  endWhere(matches: (value: T, session: string | undefined) => boolean): void {
    for (const [id, { value, session }] of this.#entries) if (matches(value, session)) this.end(id);
  }

  /** Ends the entries that nobody used in time. */
  sweep(): void {
    const now = this.#options.now();
    for (const [id, entry] of this.#entries) {
      if (this.#options.isBusy?.(entry.value)) entry.lastUsed = now;
      else if (entry.lastUsed < now - this.#options.idleMs) this.end(id);
    }
  }

  close(): void {
    clearInterval(this.#sweeper);
    this.endWhere(() => true);
  }
}

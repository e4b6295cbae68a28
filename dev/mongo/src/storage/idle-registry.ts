interface Entry<T> {
  readonly value: T;
  readonly session: string | undefined;
  readonly timer: NodeJS.Timeout;
}

/** Entries that clients request again by id. An entry ends with its session, or after some time without use. */
export class IdleRegistry<T> {
  readonly #entries = new Map<bigint, Entry<T>>();
  readonly #idleMs: number;
  readonly #release: (value: T) => void;
  readonly #isBusy: (value: T) => boolean;

  /** `isBusy` returns whether an entry is in use between two requests. */
  constructor(idleMs: number, release: (value: T) => void, isBusy: (value: T) => boolean = () => false) {
    this.#idleMs = idleMs;
    this.#release = release;
    this.#isBusy = isBusy;
  }

  get size(): number {
    return this.#entries.size;
  }

  protected add(id: bigint, value: T, session: string | undefined): void {
    const onIdle = (): void => {
      if (this.#isBusy(value)) timer.refresh();
      else this.end(id);
    };
    const timer = setTimeout(onIdle, this.#idleMs).unref();
    this.#entries.set(id, { value, session, timer });
  }

  /** Counts as a use. */
  protected use(id: bigint): T | undefined {
    const entry = this.#entries.get(id);
    entry?.timer.refresh();
    return entry?.value;
  }

  /** @returns whether the entry existed */
  end(id: bigint): boolean {
    const entry = this.#entries.get(id);
    if (!entry) return false;
    clearTimeout(entry.timer);
    this.#entries.delete(id);
    this.#release(entry.value);
    return true;
  }

  endWhere(matches: (value: T, session: string | undefined) => boolean): void {
    for (const [id, { value, session }] of this.#entries) if (matches(value, session)) this.end(id);
  }

  close(): void {
    this.endWhere(() => true);
  }
}

/** How long a process may not know of the first record that another process adds. */
const MAX_AGE_MS = 1000;

/** Whether a collection has certain records. It is known for a second, so that writes do not ask each time. */
export class KnownExistence {
  readonly #find: () => Promise<boolean>;
  #known: { exists: boolean; until: number } | undefined;
  /** The read that is running: requests that arrive together wait for the same one. */
  #reading: Promise<boolean> | undefined;

  constructor(find: () => Promise<boolean>) {
    this.#find = find;
  }

  async check(): Promise<boolean> {
    const known = this.#known;
    if (known && Date.now() < known.until) return known.exists;
    this.#reading ??= this.#read();
    return this.#reading;
  }

  /** Call this after a record was added. */
  noteAdded(): void {
    this.#known = { exists: true, until: Date.now() + MAX_AGE_MS };
    // A read that began before may not know of the record.
    this.#reading = undefined;
  }

  #read(): Promise<boolean> {
    const known = this.#known;
    const reading: Promise<boolean> = this.#find()
      .then((exists) => {
        // A record that was added during the read is newer than this result.
        if (this.#known === known) this.#known = { exists, until: Date.now() + MAX_AGE_MS };
        return exists;
      })
      .finally(() => {
        if (this.#reading === reading) this.#reading = undefined;
      });
    return reading;
  }
}

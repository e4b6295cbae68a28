/** About 1 MB with the longest texts. */
const MAX_VALUES = 1000;
/** Longer texts are usually made up, so they rarely repeat. */
const MAX_LENGTH = 300;

/** Caches the results of a pure function of a short text that often repeats, such as an IP address. */
export class RecentValues<Value> {
  readonly #values = new Map<string, Value>();
  readonly #compute: (text: string) => Value;

  constructor(compute: (text: string) => Value) {
    this.#compute = compute;
  }

  of(text: string): Value {
    if (text.length > MAX_LENGTH) return this.#compute(text);
    const known = this.#values.get(text);
    if (known !== undefined) return known;
    const value = this.#compute(text);
    // This is cheaper than finding the oldest value. The few texts that are common soon return.
    if (this.#values.size >= MAX_VALUES) this.#values.clear();
    this.#values.set(text, value);
    return value;
  }
}

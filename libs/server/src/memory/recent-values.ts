/** With the longest texts about 1 MB. */
const MAX_VALUES = 1000;
/** Longer texts are made up, so they hardly ever come again. */
const MAX_LENGTH = 300;

/** Remembers the results of a pure function of a short text, such as an IP address, for texts that come again and again. */
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
    // Starting again is cheaper than finding the oldest, and as good for the few texts that are common.
    if (this.#values.size >= MAX_VALUES) this.#values.clear();
    this.#values.set(text, value);
    return value;
  }
}

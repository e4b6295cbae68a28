const BUCKET_MS = 60_000;
const BUCKETS = 60;

/** Counts by key over the last hour in one bucket per minute, so memory does not grow with traffic. */
export class SlidingCount {
  readonly #buckets = new Map<number, Map<string, number>>();
  readonly #now: () => number;

  /** @param now returns milliseconds since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  add(key: string): void {
    const minute = Math.floor(this.#now() / BUCKET_MS);
    const bucket = this.#buckets.get(minute) ?? new Map<string, number>();
    bucket.set(key, (bucket.get(key) ?? 0) + 1);
    this.#buckets.set(minute, bucket);
    this.#forget(minute);
  }

  of(key: string): number {
    this.#forget(Math.floor(this.#now() / BUCKET_MS));
    return [...this.#buckets.values()].reduce((sum, bucket) => sum + (bucket.get(key) ?? 0), 0);
  }

  #forget(minute: number): void {
    for (const old of this.#buckets.keys()) if (old <= minute - BUCKETS) this.#buckets.delete(old);
  }
}

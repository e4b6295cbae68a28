/** About 20 MB of memory. */
const VISITS_MAX = 100_000;

/** The visits of the current day that this process has stored. It spares the database visits that certainly repeat. */
export class SeenVisits {
  #day = '';
  readonly #visits = new Set<string>();

  /** @returns whether the visit may be the first of its day. The database decides when this process does not know */
  add(day: string, visit: string): boolean {
    if (day !== this.#day || this.#visits.size >= VISITS_MAX) this.#visits.clear();
    this.#day = day;
    if (this.#visits.has(visit)) return false;
    this.#visits.add(visit);
    return true;
  }
}

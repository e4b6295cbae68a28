/** The longest that a page may take more than usual because of a fault. */
const MAX_EXTRA_MS = 300;

/** In milliseconds. There are as many visits of each kind, and they come in the same way. */
export interface VisitTimes {
  /** The usual times: without the fault, directly before it and directly after it. */
  healthy: number[];
  /** With the fault. */
  faulty: number[];
}

export const slowest = (times: readonly number[]): number => Math.max(...times);

export const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

function compare(what: string, healthyMs: number, faultyMs: number): void {
  if (faultyMs - healthyMs <= MAX_EXTRA_MS) return;
  throw new Error(
    `${what} took ${Math.round(faultyMs)} ms, and ${Math.round(healthyMs)} ms without the fault.`,
  );
}

/**
 * Compares the slowest visits and the medians. A busy machine slows down some visits of both kinds, so the slowest faulty
 * visit compares only with the slowest healthy one. The median shows a fault that costs most visitors too much.
 * @throws when the fault cost too much
 */
export function checkTimes({ healthy, faulty }: VisitTimes): void {
  compare('The slowest page', slowest(healthy), slowest(faulty));
  compare('The median page', median(healthy), median(faulty));
}

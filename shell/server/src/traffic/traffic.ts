import type { ClientError } from '../client-errors/client-error.ts';
import { SlidingCount } from './sliding-count.ts';

interface LastError extends ClientError {
  /** Time of arrival, ISO 8601. */
  time: string;
}

export interface TrafficState {
  /** Page loads of the app in the last hour. */
  pageLoads: number;
  /** Error reports in the last hour. */
  errors: number;
  /** Reports per page load, at most 1; null without page loads. */
  errorShare: number | null;
  lastError: LastError | null;
}

/** A report may name any remote. Those without a report for the longest time leave first. */
const MAX_LAST_ERRORS = 200;

/** Page loads and error reports since this process started, by app: the name of a remote, or `shell`. */
export class Traffic {
  readonly #loads = new SlidingCount();
  readonly #errors = new SlidingCount();
  readonly #last = new Map<string, LastError>();

  countPageLoad(app: string): void {
    this.#loads.add(app);
  }

  countError(error: ClientError): void {
    const app = error.remote ?? 'shell';
    this.#errors.add(app);
    this.#last.delete(app);
    this.#last.set(app, { ...error, time: new Date().toISOString() });
    const [oldest] = this.#last.keys();
    if (this.#last.size > MAX_LAST_ERRORS && oldest !== undefined) this.#last.delete(oldest);
  }

  of(app: string): TrafficState {
    const pageLoads = this.#loads.of(app);
    const errors = this.#errors.of(app);
    return {
      pageLoads,
      errors,
      errorShare: pageLoads === 0 ? null : Math.min(1, errors / pageLoads),
      lastError: this.#last.get(app) ?? null,
    };
  }
}

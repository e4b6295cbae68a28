import type { ClientError } from '../client-errors/client-error.ts';
import { SlidingCount } from './sliding-count.ts';

export interface LastError extends ClientError {
  /** When the report arrived, ISO 8601. */
  time: string;
}

export interface TrafficState {
  /** Pages of the app that were loaded in the last hour. */
  pageLoads: number;
  /** Reports of the last hour. */
  errors: number;
  /** Reports per page load, at most 1; null while nobody has loaded a page. */
  errorShare: number | null;
  lastError: LastError | null;
}

/** What visitors do and what fails them, by app: the name of a remote, or `shell`. Since this process started. */
export class Traffic {
  readonly #loads = new SlidingCount();
  readonly #errors = new SlidingCount();
  readonly #last = new Map<string, LastError>();

  pageLoaded(app: string): void {
    this.#loads.add(app);
  }

  failed(error: ClientError): void {
    const app = error.remote ?? 'shell';
    this.#errors.add(app);
    this.#last.set(app, { ...error, time: new Date().toISOString() });
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

/** Failures in a row after which a page is not rendered for some time. */
const MAX_FAILURES = 3;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 300_000;
/** Pages of releases that no visitor gets any more leave first. */
const MAX_STATES = 200;

interface State {
  page: RenderedPath;
  failures: number;
  /** No attempt before this time, in milliseconds since 1970. */
  until: number;
  /** Whether one page tries after a pause. */
  trying: boolean;
  /** Whether it was in a process that ended. */
  isSuspect: boolean;
  /** Of the latest failure. */
  text: string;
}

/** A page of a release, with the release of the shell that renders it. Both can be the fault. */
export interface RenderedPath {
  /** The version of the shell. */
  shell: string;
  /** Name and version of the owner: a remote, or `shell`. */
  release: string;
  /** The pattern of the path. */
  path: string;
}

/** A page that failed too often. */
export interface StoppedPage extends RenderedPath {
  /** The latest failure. */
  text: string;
}

/** The name of a page among all pages of all releases. */
export const keyOf = ({ shell, release, path }: RenderedPath): string => `${shell} ${release} ${path}`;

/**
 * Stops the rendering of pages that fail again and again, so that their faults cost later visitors nothing. After a
 * pause one visit tries again. Other pages, and other releases of the remote or of the shell, have their own state.
 */
export class CircuitBreaker {
  readonly #states = new Map<string, State>();
  readonly #now: () => number;

  constructor(now = Date.now) {
    this.#now = now;
  }

  /** Whether the page may be rendered now. */
  allows(page: RenderedPath): boolean {
    const state = this.#states.get(keyOf(page));
    if (!state || state.failures < MAX_FAILURES) return true;
    if (this.#now() < state.until) return false;
    // Only one visit tries. Its outcome decides.
    Object.assign(state, { trying: true, until: this.#now() + FIRST_PAUSE_MS });
    return true;
  }

  succeeded(page: RenderedPath): void {
    this.#states.delete(keyOf(page));
  }

  /** @param isFinal whether another visit would fail, too: the page stops at once */
  failed(page: RenderedPath, text: string, isFinal = false): void {
    const key = keyOf(page);
    const known = this.#states.get(key);
    const before = known?.failures ?? 0;
    // Visits that started before the pause end with the same fault.
    if (before >= MAX_FAILURES && known?.trying !== true) return;
    const failures = Math.max(before + 1, isFinal ? MAX_FAILURES : 0);
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failures - MAX_FAILURES), LONGEST_PAUSE_MS);
    const until = this.#now() + pause;
    const isSuspect = known?.isSuspect === true;
    this.#set(key, { page, failures, text, trying: false, isSuspect, until });
  }

  /** The process that rendered the page has ended. The page may be the cause, or another page in that process. */
  suspect(page: RenderedPath): void {
    const key = keyOf(page);
    const known = this.#states.get(key) ?? { page, failures: 0, text: '', trying: false, until: 0 };
    this.#set(key, { ...known, isSuspect: true });
  }

  /** Whether the page must be rendered apart from others until it succeeds. */
  isSuspect(page: RenderedPath): boolean {
    return this.#states.get(keyOf(page))?.isSuspect === true;
  }

  /** Whether the page has stopped. One visit may try it now, and fail again. */
  isStopped(page: RenderedPath): boolean {
    return (this.#states.get(keyOf(page))?.failures ?? 0) >= MAX_FAILURES;
  }

  /** The pages that are not rendered now. */
  stopped(): StoppedPage[] {
    return [...this.#states.values()]
      .filter(({ failures }) => failures >= MAX_FAILURES)
      .map(({ page, text }) => ({ ...page, text }));
  }

  #set(key: string, state: State): void {
    this.#states.delete(key);
    this.#states.set(key, state);
    const [oldest] = this.#states.keys();
    if (this.#states.size > MAX_STATES && oldest !== undefined) this.#states.delete(oldest);
  }
}

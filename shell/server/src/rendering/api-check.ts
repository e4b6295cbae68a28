import { fetchApi } from '../proxy/fetch-api.ts';

/** Responds as soon as the API and its database work, however slow other operations are. */
const PATH = '/health/ready';
const TIMEOUT_MS = 3000;
/** A gateway without its API, or an API that starts, ends or has no database. */
const AWAY = new Set([502, 503, 504]);

/** Asks the API whether it works. Only this tells a slow API from one that never responds. */
export class ApiCheck {
  readonly #apiUrl: string;
  #running: Promise<boolean> | undefined;

  constructor(apiUrl: string) {
    this.#apiUrl = apiUrl;
  }

  /** Callers at the same time share one request. @returns false: the API is away */
  works(): Promise<boolean> {
    this.#running ??= this.#ask().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #ask(): Promise<boolean> {
    try {
      const response = await fetchApi(this.#apiUrl, { path: PATH, timeoutMs: TIMEOUT_MS });
      await response.body?.cancel();
      return !AWAY.has(response.status);
    } catch {
      return false;
    }
  }
}

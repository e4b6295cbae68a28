import { NO_TOKEN_KEYS } from '@roommate/server/http';
import { z } from 'zod';
import { fetchApi } from '../proxy/fetch-api.ts';

/** Responds as soon as the API and its database work, however slow other operations are. */
const PATH = '/health/ready';
const TIMEOUT_MS = 3000;
/** The statuses of a gateway without its API. It may respond with 503, too, as an API that starts, ends or has no database. */
const unreachableStatuses = new Set([502, 504]);

const problemSchema = z.object({ error: z.string() });

/** Public pages need no token. The API responds to them without the keys of the identity provider. */
async function lacksOnlyKeys(response: Response): Promise<boolean> {
  const { data } = problemSchema.safeParse(JSON.parse(await response.text()));
  return data?.error === NO_TOKEN_KEYS;
}

/** Asks the API whether it can respond to public pages. Only this tells a slow API from one that never responds. */
export class ApiCheck {
  readonly #apiUrl: string;
  #running: Promise<boolean> | undefined;

  constructor(apiUrl: string) {
    this.#apiUrl = apiUrl;
  }

  /** Whether the API can respond to public pages. Callers at the same time share one request. */
  isReachable(): Promise<boolean> {
    this.#running ??= this.#ask().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #ask(): Promise<boolean> {
    try {
      const response = await fetchApi(this.#apiUrl, { path: PATH, timeoutMs: TIMEOUT_MS });
      if (response.status === 503) return await lacksOnlyKeys(response);
      await response.body?.cancel();
      return !unreachableStatuses.has(response.status);
    } catch {
      return false;
    }
  }
}

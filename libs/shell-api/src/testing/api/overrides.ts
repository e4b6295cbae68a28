import { NetworkError } from '../../api-error.ts';
import type { Reply } from './http.ts';
import { problem } from './problem.ts';

export interface OverrideOptions {
  /** Only requests with this method; else all. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** How many requests are overridden before the path works again; else all until the override ends. */
  times?: number;
  /** Whether the request takes effect before it fails, as when only the response is lost. */
  takesEffect?: boolean;
}

/** The status of an error response, or how a request ends without a response. */
export type FailureStatus = number | 'network' | 'aborted';

interface Override {
  matches: (path: string, method: string) => boolean;
  respond: () => Reply;
  left: number;
  takesEffect: boolean;
}

/** Failures and fixed responses that a test, or the toolbar of a standalone remote, asks for. */
export class Overrides {
  #active: Override[] = [];

  /**
   * @param path as it is requested, with or without the query; or a pattern that it matches
   * @returns ends the override
   */
  respond(path: string | RegExp, reply: Reply, options: OverrideOptions = {}): () => void {
    return this.#add(path, () => reply, options);
  }

  /**
   * @param status `aborted` fails as a change that waits, when the user confirms a logout
   * @returns ends the failure
   */
  fail(path: string | RegExp, status: FailureStatus, options: OverrideOptions = {}): () => void {
    const respond = (): never => {
      if (status === 'network') throw new NetworkError();
      if (status === 'aborted') throw new DOMException('Aborted', 'AbortError');
      throw problem(status, `The server responded with status ${status}.`);
    };
    return this.#add(path, respond, options);
  }

  clear(): void {
    this.#active = [];
  }

  /**
   * The reply to a request: of the first override that applies, or else of the API.
   * @throws InMemoryProblemError or NetworkError when the override makes the request fail
   */
  replyTo(path: string, method: string, handle: () => Reply): Reply {
    const override = this.#active.find(({ left, matches }) => left > 0 && matches(path, method));
    if (!override) return handle();
    override.left -= 1;
    if (override.takesEffect) handle();
    return override.respond();
  }

  #add(
    path: string | RegExp,
    respond: () => Reply,
    { method, times = Infinity, takesEffect = false }: OverrideOptions,
  ): () => void {
    const override: Override = {
      matches: (asked, by) =>
        (method === undefined || method === by) &&
        (typeof path === 'string' ? asked === path || asked.split('?')[0] === path : path.test(asked)),
      respond,
      left: times,
      takesEffect,
    };
    this.#active.push(override);
    return () => {
      this.#active = this.#active.filter((other) => other !== override);
    };
  }
}

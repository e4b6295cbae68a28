import { NetworkError } from '../../api-error.ts';
import type { Reply } from './http.ts';
import { problem } from './problem.ts';

export interface OverrideOptions {
  /** Only requests with this method; else all. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** How many requests are overridden before the path works again; else all until the override ends. */
  times?: number;
}

interface Override {
  matches: (path: string, method: string) => boolean;
  respond: () => Reply;
  left: number;
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

  /** @returns ends the failure */
  fail(path: string | RegExp, status: number | 'network', options: OverrideOptions = {}): () => void {
    const respond = (): never => {
      if (status === 'network') throw new NetworkError();
      throw problem(status, `The server responded with status ${status}.`);
    };
    return this.#add(path, respond, options);
  }

  clear(): void {
    this.#active = [];
  }

  /**
   * The reply of the first override that applies to a request; undefined when there is none.
   * @throws ProblemError or NetworkError when the override makes the request fail
   */
  replyTo(path: string, method: string): Reply | undefined {
    const override = this.#active.find(({ left, matches }) => left > 0 && matches(path, method));
    if (!override) return undefined;
    override.left -= 1;
    return override.respond();
  }

  #add(
    path: string | RegExp,
    respond: () => Reply,
    { method, times = Infinity }: OverrideOptions,
  ): () => void {
    const override: Override = {
      matches: (asked, by) =>
        (method === undefined || method === by) &&
        (typeof path === 'string' ? asked === path || asked.split('?')[0] === path : path.test(asked)),
      respond,
      left: times,
    };
    this.#active.push(override);
    return () => {
      this.#active = this.#active.filter((other) => other !== override);
    };
  }
}

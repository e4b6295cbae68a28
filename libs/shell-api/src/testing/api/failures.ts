import { NetworkError } from '../../api-error.ts';
import type { ApiRequest } from '../../services.ts';
import { problem } from './answer.ts';

export interface FailOptions {
  /** Only calls with this method fail; else all. */
  method?: ApiRequest['method'];
  /** How many calls fail before the path works again; else all until the failure is ended. */
  times?: number;
}

interface Failure {
  matches: (path: string, method: string) => boolean;
  status: number | 'network';
  left: number;
}

/** Failures that a test, or the toolbar of a remote run alone, asks for. */
export class Failures {
  private active: Failure[] = [];

  /**
   * @param path as it is asked for, with the query or without; or a pattern that it matches
   * @returns ends the failure
   */
  add(
    path: string | RegExp,
    status: number | 'network',
    { method, times = Infinity }: FailOptions,
  ): () => void {
    const failure: Failure = {
      matches: (asked, by) =>
        (method === undefined || method === by) &&
        (typeof path === 'string' ? asked === path || asked.split('?')[0] === path : path.test(asked)),
      status,
      left: times,
    };
    this.active.push(failure);
    return () => {
      this.active = this.active.filter((other) => other !== failure);
    };
  }

  clear(): void {
    this.active = [];
  }

  /** @throws ApiError or NetworkError when the call is to fail */
  check(path: string, method: string): void {
    const failure = this.active.find(({ left, matches }) => left > 0 && matches(path, method));
    if (!failure) return;
    failure.left -= 1;
    if (failure.status === 'network') throw new NetworkError();
    throw problem(failure.status, `The server answered ${failure.status}.`);
  }
}

import type { Problem } from './create-api-client.ts';

/** An error response of the API as an Error: the message for people, and the problem details for programs. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  /** The problem details. Decide by `problem.code`, which never changes. */
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.error);
    this.problem = problem;
  }
}

/**
 * The body of a successful response.
 * @param result of a request with the client
 * @throws ProblemError when the API refused the request
 */
export function dataOf<Data>({ data, error }: { data?: Data; error?: Problem }): Data {
  if (error !== undefined) throw new ProblemError(error);
  return data as Data;
}

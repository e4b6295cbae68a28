import type { Problem } from './create-api-client.ts';

/** What a `ProblemError` has of a response without problem details, such as one of a proxy. */
export type UnexpectedProblem = Omit<Problem, 'code'> & { code: 'unexpected_response' };

/** An error response of the API as an Error: the message for people, and the problem details for programs. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  /**
   * The problem details. Decide by `problem.code`, which never changes. The code `unexpected_response` means that the
   * response had no problem details. The response comes from a proxy, or is a 304. Then decide by `problem.status`.
   */
  readonly problem: Problem | UnexpectedProblem;

  constructor(problem: Problem | UnexpectedProblem) {
    super(problem.error);
    this.problem = problem;
  }
}

/** A request of the client resolves to this. */
interface Result<Data> {
  data?: Data;
  /** Problem details of the API. Other servers between it and the program send texts, or nothing. */
  error?: unknown;
  response: Response;
}

/**
 * Returns the body of a successful response.
 * @param result of a request with the client
 * @throws ProblemError when the status is not 2xx: the API refused the request, or a proxy did. Also for a 304
 */
export function dataOf<Data>({ data, error, response }: Result<Data>): Data {
  if (response.ok) return data as Data;
  throw new ProblemError(isProblem(error) ? error : unexpected(response));
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  const { code, error } = body as Partial<Record<string, unknown>>;
  return typeof code === 'string' && typeof error === 'string';
}

function unexpected({ status, statusText }: Response): UnexpectedProblem {
  const title = statusText === '' ? String(status) : statusText;
  const error = `The API responded with ${status} and without problem details.`;
  return { type: 'about:blank', title, status, code: 'unexpected_response', error };
}

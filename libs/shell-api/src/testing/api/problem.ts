import { createProblem, type Problem } from '@roommate/contracts';
import type { z } from 'zod';
import type { InMemoryRequest } from './http.ts';

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  412: 'Precondition Failed',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Thrown by a handler of the in-memory API: the response is these problem details. */
export class InMemoryProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.error);
  }
}

export function problem(status: number, detail: string, errors?: Problem['errors']): InMemoryProblemError {
  return new InMemoryProblemError(createProblem(status, titles[status] ?? 'Error', detail, { errors }));
}

/** The response to a request that no handler knows. */
export const unknownOperation = ({
  method,
  url,
}: Pick<InMemoryRequest, 'method' | 'url'>): InMemoryProblemError =>
  problem(404, `The API has no operation ${method} ${url.pathname}.`);

/** @throws InMemoryProblemError 400 that names each wrong field */
export function parsed<T extends z.ZodType>(schema: T, input: unknown): z.infer<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw problem(400, errors.map(({ message }) => message).join(' '), errors);
}

import { codeOfStatus, type Problem } from '@roommate/contracts';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  412: 'Precondition Failed',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** The error that the shell's client throws for an error status with problem details. */
export function problem(status: number, detail: string, errors?: Problem['errors']): ApiError {
  const title = TITLES[status] ?? 'Error';
  return new ApiError(status, {
    type: 'about:blank',
    title,
    status,
    code: codeOfStatus(status),
    detail,
    error: detail,
    ...(errors && { errors }),
  });
}

/** @throws ApiError 400 that names each wrong field */
export function parsed<T extends z.ZodType>(schema: T, input: unknown): z.infer<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw problem(400, errors.map(({ message }) => message).join(' '), errors);
}

import { HttpException } from '@nestjs/common';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { problem, ProblemException } from './problem.ts';

const DETAILS: Partial<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is larger than 64 KB.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be sent as application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty but its content type is application/json.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as Content-Length says.',
  FST_ERR_BAD_URL: 'The address is not a valid URL.',
  FST_ERR_MAX_PARAM_LENGTH: 'A part of the address is too long.',
};

interface ClientFault {
  statusCode: number;
  code?: string;
}

const isClientFault = (error: unknown): error is ClientFault => {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
};

/** What the caller is told of an error. Nothing of an unexpected error gets out. */
export function toProblem(error: unknown): ProblemException {
  if (error instanceof ProblemException) return error;
  if (isDatabaseUnavailable(error)) {
    return problem(503, 'The listings cannot be reached right now. Try again in a moment.', { cause: error });
  }
  if (isClientFault(error)) {
    const { statusCode, code = '' } = error;
    // An id or e-mail that is too long is as wrong as any other that is none.
    const status = code === 'FST_ERR_MAX_PARAM_LENGTH' ? 400 : statusCode;
    return problem(status, DETAILS[code] ?? 'The request is not valid.', {
      cause: error,
      ...(status === 400 && { code: 'malformed_request' as const }),
    });
  }
  if (error instanceof HttpException && error.getStatus() < 500)
    return problem(error.getStatus(), error.message);
  return problem(500, 'Something went wrong on our side.', { cause: error });
}

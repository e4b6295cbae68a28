import { HttpException } from '@nestjs/common';
import { BODY_LENGTH_WRONG, BODY_NOT_JSON_TYPE, BODY_TOO_LARGE, URL_NOT_VALID } from '@roommate/server/http';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { BODY_NOT_JSON, DATABASE_UNAVAILABLE, INTERNAL_ERROR } from './messages.ts';
import { problem, ProblemException } from './problem.ts';

const details: Partial<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: BODY_TOO_LARGE,
  FST_ERR_CTP_INVALID_JSON_BODY: BODY_NOT_JSON,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: BODY_NOT_JSON_TYPE,
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request body is empty although its content type is application/json.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: BODY_LENGTH_WRONG,
  FST_ERR_BAD_URL: URL_NOT_VALID,
  FST_ERR_MAX_PARAM_LENGTH: 'A part of the URL is too long.',
};

interface ClientFault {
  statusCode: number;
  code?: string;
}

const isClientFault = (error: unknown): error is ClientFault => {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
};

/** Converts an error for the caller. The details of an unexpected error stay in the log. */
export function toProblem(error: unknown): ProblemException {
  if (error instanceof ProblemException) return error;
  if (isDatabaseUnavailable(error)) {
    return problem(503, DATABASE_UNAVAILABLE, { cause: error });
  }
  if (isClientFault(error)) {
    const { statusCode, code = '' } = error;
    // An id or email that is too long is simply invalid.
    const status = code === 'FST_ERR_MAX_PARAM_LENGTH' ? 400 : statusCode;
    return problem(status, details[code] ?? 'The request is not valid.', {
      cause: error,
      ...(status === 400 && { code: 'malformed_request' as const }),
    });
  }
  if (error instanceof HttpException && error.getStatus() < 500)
    return problem(error.getStatus(), error.message);
  return problem(500, INTERNAL_ERROR, { cause: error });
}

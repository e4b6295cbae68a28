import type { Problem } from '@roommate/contracts';
import {
  BODY_LENGTH_WRONG,
  BODY_NOT_JSON_TYPE,
  BODY_TOO_LARGE,
  problemDetails,
  UNKNOWN_URL,
} from '@roommate/server/http';

const INTERNAL_ERROR = 'Something went wrong on our side.';

/**
 * The problem details for a request below /api that the site itself refuses. They are those of the API for the same
 * request.
 */
export function proxyProblem(error: unknown): Problem {
  const { statusCode = 500, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return problemDetails(413, BODY_TOO_LARGE);
  if (statusCode === 415) return problemDetails(415, BODY_NOT_JSON_TYPE);
  // The proxy library refuses paths such as /api//x: the API has nothing there.
  if (statusCode === 400 && code === undefined) {
    return problemDetails(404, UNKNOWN_URL, { code: 'no_such_address' });
  }
  if (statusCode === 400) {
    const detail =
      code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH' ? BODY_LENGTH_WRONG : 'The request is not valid.';
    return problemDetails(400, detail, { code: 'malformed_request' });
  }
  if (statusCode < 500) return problemDetails(statusCode, 'The request is not valid.');
  return problemDetails(500, INTERNAL_ERROR);
}

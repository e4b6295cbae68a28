/** Messages of errors that both the API and the site before it send. Callers get the same response from either. */
export const BODY_COMPRESSED = 'The request body must not be compressed.';
export const BODY_LENGTH_WRONG = 'The length of the request body differs from Content-Length.';
export const BODY_NOT_JSON_TYPE = 'The content type of the request body must be application/json.';
export const BODY_TOO_LARGE = 'The request body is larger than 64 KB.';
export const UNKNOWN_URL = 'There is nothing at this URL.';
export const URL_NOT_VALID = 'The URL is not valid.';

/** The API's check of readiness names the missing part. The site reads which one it is. */
export const NO_TOKEN_KEYS = 'The keys that verify tokens are not available yet.';

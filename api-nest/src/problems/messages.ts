/** The messages of errors that many operations share: the API sends them and the operation docs show them. */
export const BODY_NOT_JSON = 'The request body is not valid JSON.';
export const DATABASE_UNAVAILABLE = 'The listings are not available right now. Try again in a moment.';
export const INTERNAL_ERROR = 'Something went wrong on our side.';

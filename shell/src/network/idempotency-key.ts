/** The name of the header with the key of a request. The API carries out one request for each key. */
export const IDEMPOTENCY_KEY = 'idempotency-key';

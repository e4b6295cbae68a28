import type { Problem } from '@roommate/contracts';

/** The API responded with an error status. `problem` is its problem-details body, if it sent one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    readonly problem: Problem | undefined,
  ) {
    super(problem?.detail ?? problem?.error ?? `The server responded with status ${status}.`);
  }
}

/** No response came: the device is offline, the request timed out, or the connection broke. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(options?: ErrorOptions) {
    super('The server could not be reached.', options);
  }
}

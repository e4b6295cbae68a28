import type { Change } from '../change.ts';

const KEY_REUSED = 'idempotency_key_reused';

/** Whether the API has already carried out an earlier version with the same key. Then this one can never be sent. */
export const isSentBefore = ({ code }: Pick<Change, 'code'>): boolean => code === KEY_REUSED;

/** The listing was changed elsewhere since the person has read it. */
export const PRECONDITION_FAILED = 412;
const TOO_MANY_REQUESTS = 429;
/** The person learns of a longer wait, such as for a limit per day, instead of waiting for it without a word. */
const LONGEST_WAIT_S = 300;

/** The API is busy or unreachable: the same request can succeed soon. The API gives `Retry-After` in seconds. */
export const isTemporary = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === TOO_MANY_REQUESTS
    ? !(Number(headers.get('retry-after')) > LONGEST_WAIT_S)
    : status >= 500 || [408, 409].includes(status);

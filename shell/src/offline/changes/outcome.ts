import type { Change } from '../change.ts';

const KEY_REUSED = 'idempotency_key_reused';

/** Whether the API has already carried out an earlier version with the same key. Then this one can never be sent. */
export const isSentBefore = ({ code }: Pick<Change, 'code'>): boolean => code === KEY_REUSED;

/** The API is busy or unreachable: the same request can succeed later. */
export const isTemporary = (status: number): boolean => status >= 500 || [408, 409, 429].includes(status);

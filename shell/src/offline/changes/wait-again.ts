import { newIdempotencyKey } from '@roommate/shell-api';
import { IDEMPOTENCY_KEY } from '../../network/idempotency-key.ts';
import type { Change } from '../change.ts';
import { dropChange, keepChange } from '../waiting-changes.ts';
import { isTooOld } from './age.ts';

/**
 * Lets a change wait because the person wants it. It keeps its key and the time of the key, so that an earlier try still
 * counts. A key that the API may have forgotten gets a new one.
 */
export function waitAgain(change: Change): void {
  if (!isTooOld(change)) return keepChange({ ...change, state: 'waiting' });
  const id = newIdempotencyKey();
  const headers = change.headers[IDEMPOTENCY_KEY]
    ? { ...change.headers, [IDEMPOTENCY_KEY]: id }
    : change.headers;
  keepChange({ ...change, id, headers, madeAt: Date.now(), state: 'waiting' });
  dropChange(change.id);
}

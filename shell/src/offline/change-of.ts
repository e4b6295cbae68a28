import { newIdempotencyKey } from '@roommate/shell-api';
import { IDEMPOTENCY_KEY } from '../network/idempotency-key.ts';
import type { Change, ChangeKind } from './change.ts';
import { readChange } from './waiting-changes.ts';

const keptHeaders = ['content-type', 'if-match', IDEMPOTENCY_KEY];

/** The change that a request makes now. @param uid of the person; undefined while it is not known */
export async function changeOf(kind: ChangeKind, request: Request, uid: string | undefined): Promise<Change> {
  const { method, url, headers } = request;
  const id = headers.get(IDEMPOTENCY_KEY) ?? newIdempotencyKey();
  return {
    id,
    kind,
    uid,
    method,
    url,
    headers: Object.fromEntries(keptHeaders.map((name) => [name, headers.get(name) ?? ''])),
    body: await request.clone().text(),
    // A repeat has the key of the first try.
    madeAt: readChange(id)?.madeAt ?? Date.now(),
    page: location.pathname,
    state: 'waiting',
  };
}

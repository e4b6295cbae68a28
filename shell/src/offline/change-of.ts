import { newIdempotencyKey } from '@roommate/shell-api';
import type { Change, ChangeKind } from './change.ts';

const KEY = 'idempotency-key';
const keptHeaders = ['content-type', 'if-match', KEY];

/** The change that a request makes now. @param uid of the person; undefined while it is not known */
export async function changeOf(kind: ChangeKind, request: Request, uid: string | undefined): Promise<Change> {
  const { method, url, headers } = request;
  return {
    id: headers.get(KEY) ?? newIdempotencyKey(),
    kind,
    uid,
    method,
    url,
    headers: Object.fromEntries(keptHeaders.map((name) => [name, headers.get(name) ?? ''])),
    body: await request.clone().text(),
    madeAt: Date.now(),
    page: location.pathname,
    state: 'waiting',
  };
}

import type { Change } from '../offline/change.ts';

/** A message of a visitor that waits. */
export const sampleChange = (changed: Partial<Change> = {}): Change => ({
  id: 'a'.repeat(32),
  kind: 'message',
  uid: '',
  method: 'POST',
  url: 'http://localhost/api/contact',
  headers: { 'content-type': 'application/json', 'idempotency-key': 'a'.repeat(32), 'if-match': '' },
  body: JSON.stringify({ name: 'Mim', email: 'mim@example.com', subject: 'Hello', message: 'A question.' }),
  madeAt: Date.now(),
  page: '/contact',
  state: 'waiting',
  ...changed,
});

import type { Change, ChangeKind } from '../change.ts';
import { valuesOf } from './valid-change.ts';

const names: Record<ChangeKind, string> = {
  listing: 'your listing',
  edit: 'your edit',
  like: 'your like',
  message: 'your message',
};

/** What the controls call changes whose session has ended. Only their kind is known. */
export const nameOfEnded = (kind: ChangeKind, count: number): string =>
  count === 1 ? names[kind] : `${names[kind]}s`;

/** What the controls of a change call it, so that those of two changes differ. A like does not know its listing. */
export function nameOfChange(change: Change): string {
  const { title, subject } = valuesOf(change);
  return [names[change.kind], title ?? subject].filter(Boolean).join(', ');
}

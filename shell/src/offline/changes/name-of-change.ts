import type { Change, ChangeKind } from '../change.ts';

const names: Record<ChangeKind, string> = {
  listing: 'your listing',
  edit: 'your edit',
  like: 'your like',
  message: 'your message',
};

/** What the controls of a change call it, so that those of two changes differ. A like does not know its listing. */
export function nameOfChange({ kind, body }: Change): string {
  const { title, subject } = JSON.parse(body) as { title?: string; subject?: string };
  return [names[kind], title ?? subject].filter(Boolean).join(', ');
}

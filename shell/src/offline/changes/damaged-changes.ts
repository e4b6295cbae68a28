import { isRecord } from '@roommate/contracts';
import { isKind } from '../change.ts';
import { notifyAll, PREFIX } from '../waiting-changes.ts';
import { isValidChange } from './valid-change.ts';

function isDamaged(key: string, text: string | null): boolean {
  try {
    const change: unknown = JSON.parse(text ?? 'null');
    // A later release, which another tab has, may know this kind.
    if (isRecord(change) && typeof change.kind === 'string' && !isKind(change.kind)) return false;
    return !isValidChange(change) || PREFIX + change.id !== key;
  } catch {
    return true;
  }
}

/** Removes stored changes that could be neither shown nor sent. */
export function removeDamagedChanges(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const damaged = keys.filter((key) => isDamaged(key, localStorage.getItem(key)));
    for (const key of damaged) localStorage.removeItem(key);
    if (damaged.length > 0) notifyAll();
  } catch {
    // A browser without storage has none.
    return;
  }
}

import type { AlertsRepository } from '../alerts/alerts.repository.ts';

interface Rename {
  /** Of the search. */
  id: string;
  uid: string;
  from: string;
  to: string;
}

/**
 * Changes the names of searches in their alerts. Pass all renames of a user together. A search can get the former name of
 * another, and two can swap names. So it has a name that no other search has until the others have theirs.
 */
export async function renameInAlerts(
  alerts: Pick<AlertsRepository, 'renameSearch'>,
  renames: readonly Rename[],
): Promise<void> {
  const changed = renames.filter(({ from, to }) => from !== to);
  const nameOf = ({ uid, from }: Pick<Rename, 'uid' | 'from'>): string => `${uid} ${from}`;
  const former = new Set(changed.map(nameOf));
  const isTaken = ({ uid, to }: Rename): boolean => former.has(nameOf({ uid, from: to }));
  const between = ({ id }: Rename): string => `renaming ${id}`;
  for (const rename of changed) {
    await alerts.renameSearch(rename.uid, rename.from, isTaken(rename) ? between(rename) : rename.to);
  }
  for (const rename of changed.filter(isTaken)) {
    await alerts.renameSearch(rename.uid, between(rename), rename.to);
  }
}

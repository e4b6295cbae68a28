import type { AlertsRepository } from '../alerts/alerts.repository.ts';

interface Rename {
  uid: string;
  from: string;
  to: string;
}

/** Changes the names of searches in their alerts. Several processes may do the same at the same time, and after a crash. */
export async function renameInAlerts(
  alerts: Pick<AlertsRepository, 'renameSearch'>,
  renames: readonly Rename[],
): Promise<void> {
  for (const { uid, from, to } of renames) if (from !== to) await alerts.renameSearch(uid, from, to);
}

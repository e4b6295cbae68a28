import { create } from 'zustand';

/** The store of the number of alerts that the signed-in user has not read. `undefined` while it is not known. */
export const unreadAlertsStore = create<{ unread: number | undefined }>(() => ({ unread: undefined }));

/** For the shell, which counts them, and for the page that shows them. */
export function setUnreadAlerts(unread: number | undefined): void {
  if (unreadAlertsStore.getState().unread !== unread) unreadAlertsStore.setState({ unread });
}

/** Returns the number of unread alerts; re-renders on change. */
export const useUnreadAlerts = (): number | undefined => unreadAlertsStore(({ unread }) => unread);

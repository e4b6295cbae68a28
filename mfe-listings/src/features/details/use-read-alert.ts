import { UNREAD_COUNT_MAX } from '@roommate/contracts';
import {
  api,
  setUnreadAlerts,
  unreadAlertsStore,
  unwrap,
  useUnreadAlerts,
  useUser,
} from '@roommate/shell-api';
import { useEffect, useRef } from 'react';

/** Lowers the number of the bell. It may have changed during a request: by another tab, or by a new alert. */
function lowerUnread(by: number): void {
  const { unread } = unreadAlertsStore.getState();
  // The bell counts up to the maximum. With more, it counts again within a minute.
  if (unread === undefined || unread >= UNREAD_COUNT_MAX) return;
  setUnreadAlerts(Math.max(0, unread - by));
}

/** Marks the user's alert for a listing as read, because its page is open. Costs nothing without unread alerts. */
export function useReadAlert(id: string): void {
  const unread = useUnreadAlerts() ?? 0;
  const uid = useUser()?.uid;
  const latestUid = useRef(uid);
  const sentFor = useRef<string>(undefined);
  useEffect(() => {
    latestUid.current = uid;
    const key = `${uid} ${id}`;
    if (uid === undefined || unread === 0 || sentFor.current === key) return;
    sentFor.current = key;
    const send = async (): Promise<void> => {
      const { modifiedCount } = await unwrap(api.PUT('/alerts/{id}/read', { params: { path: { id } } }));
      // After a sign-out the number is not this user's.
      if (modifiedCount > 0 && latestUid.current === uid) lowerUnread(modifiedCount);
    };
    // The alert stays unread. The visitor came for the room.
    void send().catch(() => undefined);
  }, [id, uid, unread]);
}

import { api, setUnreadAlerts, unreadAlertsStore, unwrap } from '@roommate/shell-api';

const INTERVAL_MS = 60_000;

/**
 * Keeps the number of unread alerts up to date. It reads at the start, and then every minute while the tab is visible.
 * The tabs of the browser share the number.
 * @returns stops it and forgets the number
 */
export function countUnreadAlerts(uid: string): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const channel =
    'BroadcastChannel' in globalThis ? new BroadcastChannel(`roommate:alerts:${uid}`) : undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** 0 after a failure. */
  let countedAt = 0;
  let changes = 0;
  let isFromOtherTab = false;

  // A late response of an earlier session may have set it.
  setUnreadAlerts(undefined);
  const unsubscribe = unreadAlertsStore.subscribe(({ unread }) => {
    changes += 1;
    if (unread !== undefined && !isFromOtherTab) channel?.postMessage(unread);
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'number') return;
    isFromOtherTab = true;
    setUnreadAlerts(data);
    isFromOtherTab = false;
  });

  const count = async (): Promise<void> => {
    clearTimeout(timer);
    // It counts again when the tab becomes visible.
    if (document.visibilityState !== 'visible') return;
    const before = changes;
    countedAt = Date.now();
    try {
      const { unread } = await unwrap(api.GET('/alerts/unread', { signal }));
      // The page of alerts or another tab may have set a newer number.
      if (!signal.aborted && before === changes) setUnreadAlerts(unread);
    } catch {
      // The number stays as it is. A failure of the bell is not worth an error message.
      countedAt = 0;
    }
    if (!signal.aborted) timer = setTimeout(() => void count(), INTERVAL_MS);
  };
  const onVisible = () => {
    if (Date.now() - countedAt >= INTERVAL_MS) void count();
  };
  const onOnline = () => {
    if (countedAt === 0) void count();
  };
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('online', onOnline);
  void count();

  return () => {
    stop.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('online', onOnline);
    unsubscribe();
    channel?.close();
    setUnreadAlerts(undefined);
  };
}

import { readDataSaver, slowConnectionTypes } from '@roommate/release-registry';

/** The Network Information API, which only Chromium has: https://wicg.github.io/netinfo/. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits per second. */
  downlink?: number;
}

const FAST_MBIT_S = 5;

const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;

/**
 * Whether the visitor wants less data: by their choice, else by the browser's setting or a slow connection. The site decides
 * about images in the same way (shell/server/src/data-saver).
 */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {};
  return readDataSaver(document.cookie) ?? (saveData || slowConnectionTypes.includes(effectiveType));
}

/** Whether the connection is known to be fast enough to load files before they are needed. */
export function isFastLine(): boolean {
  const { effectiveType, downlink = 0 } = connection() ?? {};
  return effectiveType === '4g' && downlink >= FAST_MBIT_S && !savesData();
}

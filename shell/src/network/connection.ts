import { readDataSaver, slowConnectionTypes } from '@roommate/release-registry';

/** The Network Information API, which only Chromium has: https://wicg.github.io/netinfo/. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits per second. */
  downlink?: number;
  /** Called when one of these changes. */
  onchange?: (() => void) | null;
}

/** Undefined in other browsers. */
export const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;

/**
 * Whether the visitor wants less data: by their choice, else by the browser's setting or a slow connection. The site decides
 * about images in the same way (shell/server/src/data-saver).
 */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {};
  return readDataSaver(document.cookie) ?? (saveData || slowConnectionTypes.includes(effectiveType));
}

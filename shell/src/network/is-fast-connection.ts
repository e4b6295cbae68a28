import { connection, savesData } from './connection.ts';

const FAST_MBIT_S = 5;

/** Whether the connection is known to be fast enough to load files before they are needed. */
export function isFastConnection(): boolean {
  const { effectiveType, downlink = 0 } = connection() ?? {};
  return effectiveType === '4g' && downlink >= FAST_MBIT_S && !savesData();
}

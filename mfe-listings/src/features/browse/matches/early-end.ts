export const earlyEnds = ['limit', 'failure', 'ahead'] as const;

/**
 * Why a list ends although more rooms may match. It ends after a limit of requests or after a failed one. It also
 * ends when only one page has been read ahead (full-page.ts).
 */
export type EarlyEnd = (typeof earlyEnds)[number];

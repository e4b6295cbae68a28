import type { MatchReason } from '@roommate/contracts';

/** Reasons with the full names of places. A touch shows no tooltip, so a page with space shows them. */
export const inFull = (reasons: readonly MatchReason[]): MatchReason[] =>
  reasons.map(({ fullText, ...reason }) => ({ ...reason, text: fullText ?? reason.text }));

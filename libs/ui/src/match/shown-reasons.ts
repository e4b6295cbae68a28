import type { ListedReason } from './match-reason-list.tsx';

const SHOWN = 2;

/**
 * Returns the most important reasons, as many as a card has space for. A misfit is among them if there is any
 * (docs/decisions/0377-reasons-on-cards.md).
 * @param reasons the most important ones first
 */
export function shownReasons(reasons: readonly ListedReason[]): readonly ListedReason[] {
  const first = reasons.slice(0, SHOWN);
  const misfit = reasons.find(({ fits }) => !fits);
  return !misfit || first.includes(misfit) ? first : [...first.slice(0, SHOWN - 1), misfit];
}

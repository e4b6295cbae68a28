/** https://web.dev/articles/inp calls up to 200 ms good. */
export const TARGET_MS = 200;
const SHOWN = 3;

export interface Press {
  label: string;
  /** Milliseconds until the next paint. */
  ms?: number;
  /** Why the control was not pressed. */
  missed?: string;
}

/** The slowest presses of a page as text: all that are too slow, or a few. */
export function pressesText(page: string, presses: readonly Press[]): string {
  const measured = presses
    .flatMap(({ label, ms }) => (ms === undefined ? [] : [{ label, ms }]))
    .sort((a, b) => b.ms - a.ms);
  const missed = presses.flatMap(({ label, missed }) =>
    missed === undefined ? [] : [`${label} (${missed})`],
  );
  const slow = measured.filter(({ ms }) => ms >= TARGET_MS).length;
  const slowest = measured
    .slice(0, Math.max(slow, SHOWN))
    .map(({ label, ms }) => `${label} ${ms.toFixed(0)} ms`);
  const text = `${page}: ${measured.length} controls, ${slow} too slow. Slowest: ${slowest.join(', ')}`;
  return missed.length === 0 ? text : `${text}. Not pressed: ${missed.join(', ')}`;
}

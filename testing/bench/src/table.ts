import type { Row } from './measure.ts';

const ms = (value: number): string => value.toFixed(2).padStart(10);
const times = (value: number): string => `${value.toFixed(1)} x`.padStart(10);

/**
 * The measured times as text. Machines differ, so compare the ratios: to the same endpoint with few listings, and to a
 * trivial request.
 */
export function table(rows: readonly Row[], small: number, large: number): string {
  const trivial = rows[0]?.large ?? NaN;
  const width = Math.max(...rows.map(({ name }) => name.length));
  const head = [
    'median, ms'.padEnd(width),
    ...[small, large, 'ratio', 'to trivial'].map((text) => String(text).padStart(10)),
  ];
  const lines = rows.map(({ name, small: few, large: many }) =>
    [name.padEnd(width), ms(few), ms(many), times(many / few), times(many / trivial)].join(' '),
  );
  return [head.join(' '), ...lines].join('\n');
}

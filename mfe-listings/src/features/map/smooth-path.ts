import type { Point } from './projection.ts';

const text = ({ x, y }: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

/** A curve through all points: Catmull-Rom as Bézier curves, in the syntax of SVG. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? first;
  const curves = rest.map((end, i) => {
    const [before, start, after] = [at(i - 1), at(i), at(i + 2)];
    const c1 = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 };
    const c2 = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 };
    return `C${text(c1)} ${text(c2)} ${text(end)}`;
  });
  return `M${text(first)}${curves.join('')}`;
}

import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { ellipse, line, path, rect, round, stroke, times } from '../svg/markup.ts';

/** Everything here stands on the origin; sizes in pixels of the picture. */
export function waterTank(scale: number, colour = '#2c4a49'): string {
  const [w, h] = [34 * scale, 40 * scale];
  return (
    rect(-w * 0.4, -10 * scale, 4 * scale, 10 * scale, darken(colour, 0.4)) +
    rect(w * 0.3, -10 * scale, 4 * scale, 10 * scale, darken(colour, 0.4)) +
    rect(-w / 2, -h - 8 * scale, w, h, colour, { rx: 4 * scale }) +
    rect(-w / 2, -h - 8 * scale, w * 0.3, h, lighten(colour, 0.18), { rx: 4 * scale }) +
    times(3, (i) => rect(-w / 2, -h + i * 11 * scale, w, 2 * scale, darken(colour, 0.3))) +
    rect(-w * 0.18, -h - 13 * scale, w * 0.36, 6 * scale, darken(colour, 0.3), { rx: 2 })
  );
}

export function dish(scale: number): string {
  return (
    stroke(`M0 0V${-14 * scale}`, palette.ink, 2 * scale) +
    ellipse(-3 * scale, -18 * scale, 9 * scale, 11 * scale, '#d9d8c8') +
    line([-3 * scale, -18 * scale], [6 * scale, -24 * scale], palette.ink, 1.4 * scale)
  );
}

/** Washing on a line: `width` long, poles `height` tall; the cloths blow a little to the right. */
export function clothesLine(width: number, height: number, cloths: readonly string[]): string {
  const step = width / cloths.length;
  const sag = (t: number) => height * 0.12 * 4 * t * (1 - t);
  return (
    stroke(`M0 0V${-height}M${width} 0V${-height}`, palette.darkWood, Math.max(2, height * 0.04)) +
    stroke(
      `M0 ${-height}Q${width / 2} ${round(-height + height * 0.24)} ${width} ${-height}`,
      palette.cream,
      1.6,
    ) +
    cloths
      .map((colour, i) => {
        const x = step * (i + 0.14);
        const w = step * 0.7;
        const y = -height + sag((i + 0.5) / cloths.length);
        const drop = height * (0.42 + ((i * 7) % 4) * 0.07);
        const hem = round(y + drop);
        return (
          path(
            `M${round(x)} ${round(y)}H${round(x + w)}C${round(x + w + 2)} ${round(y + drop * 0.5)} ${round(x + w + 8)} ${round(y + drop * 0.7)} ${round(x + w + 5)} ${hem}Q${round(x + w / 2 + 5)} ${round(y + drop * 0.92)} ${round(x + 5)} ${hem}C${round(x + 7)} ${round(y + drop * 0.6)} ${round(x)} ${round(y + drop * 0.4)} ${round(x)} ${round(y)}Z`,
            colour,
          ) +
          path(
            `M${round(x + w * 0.55)} ${round(y)}H${round(x + w * 0.78)}L${round(x + w * 0.8 + 5)} ${round(y + drop * 0.95)}H${round(x + w * 0.6 + 5)}Z`,
            darken(colour, 0.14),
          ) +
          stroke(
            `M${round(x + 5)} ${round(y + drop * 0.84)}Q${round(x + w / 2 + 5)} ${round(y + drop * 0.76)} ${round(x + w + 5)} ${round(y + drop * 0.84)}`,
            lighten(colour, 0.55),
            2,
          )
        );
      })
      .join('')
  );
}

export function kite(colour: string, tail: string): string {
  return (
    path('M0 -22L17 0L0 22L-17 0Z', colour) +
    path('M0 -22L17 0L0 22Z', darken(colour, 0.15)) +
    stroke('M0 22C-8 34 8 44 0 58', tail, 2.4) +
    stroke('M0 0C40 80 60 180 180 330', palette.cream, 0.8, { opacity: 0.7 })
  );
}

/** A few birds far away, as two strokes each. */
export function birds(places: readonly (readonly [number, number, number])[], colour: string): string {
  return places
    .map(([x, y, s]) =>
      stroke(
        `M${x - 10 * s} ${y - 3 * s}Q${x - 4 * s} ${y - 8 * s} ${x} ${y}Q${x + 4 * s} ${y - 8 * s} ${x + 10 * s} ${y - 3 * s}`,
        colour,
        2 * s,
      ),
    )
    .join('');
}

import { palette } from '../palette.ts';
import { darken, lighten, mix } from '../svg/colour.ts';
import { circle, ellipse, group, path, round, stroke, times } from '../svg/markup.ts';
import { seeded } from '../svg/random.ts';

/** One frond: leaflets that hang from a bowed rib; grows to the right from the origin. */
function frond(angle: number, length: number, tone: string): string {
  const rib = (t: number): readonly [number, number] => [
    length * (1.3 * t * (1 - t) + t * t),
    length * (-0.7 * t * (1 - t) + 0.22 * t * t),
  ];
  const leaflets = Array.from({ length: 15 }, (_, i) => {
    const t = 0.1 + i * 0.062;
    const [x, y] = rib(t);
    const hang = length * 0.34 * Math.sin(Math.PI * (0.22 + t * 0.74));
    return `M${round(x - 5)} ${round(y - 2)}L${round(x + 5)} ${round(y - 1)}L${round(x + length * 0.07)} ${round(y + hang)}Z`;
  });
  const [mx, my] = [length * 0.65, -length * 0.35];
  const [ex, ey] = rib(1);
  return group(
    `rotate(${angle})`,
    path(leaflets.join(''), tone),
    stroke(
      `M0 0Q${round(mx)} ${round(my)} ${round(ex)} ${round(ey)}`,
      darken(tone, 0.15),
      Math.max(2, length * 0.035),
    ),
  );
}

/** A coconut palm standing on the origin, about `height` tall, leaning by `lean`. */
export function palm(height: number, lean: number, colour = '#2f6b4d'): string {
  const trunk = '#7d6245';
  const size = height * 0.38;
  const mirrored = (angle: number, length: number, tone: string) =>
    group('scale(-1 1)', frond(angle, length, tone));
  return (
    path(
      `M-7 0C${round(lean * 0.1 - 5)} ${round(-height * 0.5)} ${round(lean * 0.5)} ${round(-height * 0.8)} ${lean - 3} ${-height}H${lean + 3}C${round(lean * 0.5 + 8)} ${round(-height * 0.8)} ${round(lean * 0.1 + 6)} ${round(-height * 0.5)} 8 0Z`,
      trunk,
    ) +
    group(
      `translate(${lean} ${-height})`,
      mirrored(-52, size * 0.86, darken(colour, 0.28)),
      frond(-58, size * 0.9, darken(colour, 0.24)),
      mirrored(26, size * 0.8, darken(colour, 0.16)),
      frond(30, size * 0.82, darken(colour, 0.18)),
      mirrored(-14, size, colour),
      frond(-16, size * 1.02, lighten(colour, 0.08)),
      circle(-5, 4, size * 0.06, '#8f9b4a'),
      circle(5, 6, size * 0.06, '#a8a552'),
    )
  );
}

/** A round-crowned tree; with `bloom` it is a krishnachura in flower. */
export function crownTree(height: number, width: number, seed: number, leaf: string, bloom?: string): string {
  const random = seeded(seed);
  const top = height * 0.62;
  const blob = (tone: string, spread: number, count: number, r: number, lift: number) =>
    times(count, (i) => {
      const a = (i / count) * Math.PI * 2 + random() * 0.6;
      const reach = spread * (0.55 + random() * 0.45);
      return ellipse(
        Math.cos(a) * width * 0.36 * reach,
        -top - lift + Math.sin(a) * height * 0.2 * reach,
        width * r * (0.8 + random() * 0.4),
        width * r * 0.72,
        tone,
      );
    });
  return (
    path(
      `M-9 0C-4 ${-height * 0.2} -6 ${-height * 0.34} -3 ${-height * 0.5}H5C6 ${-height * 0.3} 6 ${-height * 0.2} 12 0Z`,
      '#6b4c36',
    ) +
    stroke(
      `M0 ${-height * 0.36}L${-width * 0.2} ${-top}M2 ${-height * 0.4}L${width * 0.2} ${-top}`,
      '#6b4c36',
      5,
    ) +
    blob(darken(leaf, 0.2), 1, 9, 0.19, -6) +
    blob(leaf, 0.9, 9, 0.17, height * 0.05) +
    (bloom === undefined
      ? blob(lighten(leaf, 0.18), 0.75, 6, 0.11, height * 0.12)
      : blob(lighten(leaf, 0.12), 0.85, 7, 0.1, height * 0.06) +
        blob(mix(bloom, leaf, 0.3), 1.12, 17, 0.062, height * 0.05) +
        blob(bloom, 0.95, 19, 0.055, height * 0.1) +
        blob(mix(bloom, leaf, 0.1), 0.5, 9, 0.06, height * 0.07) +
        blob(lighten(bloom, 0.28), 0.8, 13, 0.026, height * 0.14))
  );
}

export const krishnachura = '#d2502f';

/** A low hedge or bank of leaves, `width` long. */
export function hedge(width: number, height: number, seed: number, colour: string = palette.leaf): string {
  const random = seeded(seed);
  return times(Math.round(width / (height * 0.8)), (i) =>
    circle(
      i * height * 0.8,
      -height * (0.2 + random() * 0.25),
      height * (0.5 + random() * 0.25),
      i % 2 ? colour : darken(colour, 0.12),
    ),
  );
}

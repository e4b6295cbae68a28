import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { circle, ellipse, group, path, rect, stroke, times } from '../svg/markup.ts';

/** A shop in the ground floor: striped awning, sign board, goods in baskets, shutter half up. */
export function shopFront(x: number, base: number, width: number, awning: string, stripe: string): string {
  const top = base - 104;
  const bands = Math.round(width / 22);
  const band = width / bands;
  const goods = [palette.marigold, palette.leaf, palette.red, '#c9a25d'];
  return (
    rect(x, top, width, 104, '#4a4038') +
    rect(x + 14, top + 34, width - 28, 70, '#6e5a44') +
    times(3, (i) => rect(x + 22, top + 46 + i * 18, width - 44, 3, '#a98a5e')) +
    times(Math.floor((width - 50) / 16) * 2, (i) =>
      rect(
        x + 26 + Math.floor(i / 2) * 16,
        top + 36 + (i % 2) * 18,
        9,
        10,
        goods[(i * 3) % 4] ?? palette.marigold,
      ),
    ) +
    rect(x + 6, top - 22, width - 12, 24, darken(awning, 0.2)) +
    times(5, (i) => rect(x + 24 + i * 26, top - 14, 18, 8, lighten(awning, 0.6), { rx: 2 })) +
    times(bands, (i) =>
      path(
        `M${x + i * band} ${top + 2}h${band}l${2} 26a${band / 2} 9 0 0 1 ${-band - 1} 0z`,
        i % 2 ? stripe : awning,
      ),
    ) +
    times(
      Math.floor(width / 52),
      (i) =>
        path(`M${x + 16 + i * 52} ${base - 18}h34l-5 18h-24z`, '#b98a55') +
        times(4, (j) => circle(x + 21 + i * 52 + j * 8, base - 19, 5.4, goods[(i + 1) % 4] ?? palette.leaf)),
    )
  );
}

export function streetLamp(height: number): string {
  return (
    stroke(`M0 0V${-height}C0 ${-height - 24} 20 ${-height - 28} 44 ${-height - 24}`, '#3d524b', 5) +
    rect(36, -height - 30, 28, 7, '#3d524b', { rx: 3 }) +
    rect(-6, -14, 12, 14, '#3d524b')
  );
}

/** A tea stall: the tong, with a kettle, glasses and a bench. */
export function teaStall(): string {
  return (
    rect(-52, -118, 4, 118, palette.darkWood) +
    rect(48, -118, 4, 118, palette.darkWood) +
    path('M-66 -116L-54 -136H54L66 -116Z', palette.green) +
    path('M-66 -116H66V-106H-66Z', palette.marigold) +
    rect(-50, -52, 100, 52, '#8a5a38') +
    rect(-56, -58, 112, 8, '#b07646') +
    times(4, (i) => rect(-44 + i * 24, -46, 18, 40, '#a06a42')) +
    path('M-36 -60C-42 -80 -12 -80 -18 -60Z', '#8f9992') +
    stroke('M-18 -68L-8 -76', '#8f9992', 3) +
    times(4, (i) => rect(2 + i * 10, -70, 6, 11, '#c98b4a')) +
    times(3, (i) =>
      rect(-40 + i * 16, -100, 10, 14, [palette.red, palette.sun, palette.teal][i] ?? palette.red),
    ) +
    rect(62, -24, 60, 6, palette.wood) +
    stroke('M68 -18V0M116 -18V0', palette.darkWood, 4)
  );
}

/** Someone who walks by, about 110 tall, seen from the side. */
export function walker(cloth: string, skin: string, woman: boolean): string {
  return group(
    woman ? 'scale(1 1)' : 'scale(-1 1)',
    ellipse(0, 1, 24, 4, palette.ink, { opacity: 0.2 }),
    woman
      ? path('M-10 -40L-12 -4H-2L2 -36L8 -4H18L12 -44Z', lighten(cloth, 0.6))
      : path('M-10 -44L-14 -2H-5L2 -38L10 -2H19L12 -46Z', '#3d524b'),
    path(
      woman
        ? 'M-14 -24C-16 -60 -12 -84 0 -86C13 -84 15 -60 17 -24Z'
        : 'M-13 -40C-15 -66 -12 -84 1 -86C14 -84 15 -66 14 -40Z',
      cloth,
    ),
    stroke('M2 -78C8 -64 14 -58 20 -52', darken(cloth, 0.14), 8),
    circle(21, -51, 4, skin),
    woman ? path('M-10 -90C-14 -114 16 -116 13 -96L8 -84L-12 -62C-18 -70 -10 -80 -10 -90Z', '#241a16') : '',
    ellipse(3, -97, 9, 11, skin),
    path('M-7 -98C-8 -112 14 -112 13 -98C8 -104 0 -104 -7 -98Z', '#241a16'),
    circle(7.4, -98, 1.2, '#241a16'),
    stroke('M4 -92Q7 -89.6 9.6 -92.4', '#5b2a22', 1.2),
    woman
      ? stroke('M-10 -84C-2 -74 10 -74 14 -84M-8 -80L-14 -34', lighten(cloth, 0.5), 4)
      : rect(-18, -70, 9, 26, palette.brick, { rx: 3 }),
  );
}

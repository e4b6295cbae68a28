import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { at, rect, times } from '../svg/markup.ts';
import { seeded } from '../svg/random.ts';
import { clothesLine, dish, waterTank } from './roof.ts';

export interface Building {
  x: number;
  /** Ground level. */
  base: number;
  width: number;
  floors: number;
  floorHeight: number;
  columns: number;
  colour: string;
  glass: string;
  lit: string;
  /** Share of the windows that are lit, 0..1. */
  litShare: number;
  seed: number;
  balconies?: boolean;
  roof?: 'tank' | 'wash' | 'both' | 'none';
}

const washing = [
  [palette.red, palette.cream, palette.sun],
  [palette.teal, palette.rose, palette.cream],
  [palette.cream, palette.green, palette.marigold],
  [palette.sage, palette.cream, palette.brick],
];

function pane(b: Building, x: number, y: number, w: number, h: number, lit: boolean): string {
  const fill = lit ? b.lit : b.glass;
  return (
    rect(x - 2, y - 2, w + 4, h + 4, darken(b.colour, 0.22)) +
    rect(x, y, w, h, fill) +
    (lit && h > 14 ? rect(x, y, w * 0.3, h, lighten(b.colour, 0.2), { opacity: 0.7 }) : '') +
    times(3, (i) => rect(x + ((i + 1) * w) / 4 - 0.6, y, 1.2, h, darken(b.colour, 0.45), { opacity: 0.7 })) +
    rect(x - 4, y - 5, w + 8, 3, lighten(b.colour, 0.25))
  );
}

function balcony(b: Building, x: number, y: number, w: number, h: number, pots: boolean): string {
  return (
    rect(x, y, w, h, darken(b.colour, 0.4)) +
    rect(x + w * 0.2, y + h * 0.15, w * 0.34, h * 0.85, b.glass) +
    (pots
      ? rect(x + w * 0.66, y + h * 0.42, w * 0.2, h * 0.3, palette.leaf, { rx: 3 })
      : rect(x + w * 0.6, y + h * 0.2, w * 0.24, h * 0.4, palette.terracotta)) +
    rect(x - 3, y + h * 0.62, w + 6, h * 0.4, lighten(b.colour, 0.14)) +
    times(Math.floor(w / 7), (i) => rect(x + 2 + i * 7, y + h * 0.68, 2, h * 0.26, darken(b.colour, 0.3))) +
    rect(x - 5, y + h, w + 10, 4, darken(b.colour, 0.18))
  );
}

/** An apartment house in elevation, lit from the left: floors, grilles, balconies, and what stands on its roof. */
export function building(b: Building): string {
  const random = seeded(b.seed);
  const height = b.floors * b.floorHeight;
  const top = b.base - height;
  const column = b.width / b.columns;
  const cells = times(b.floors * b.columns, (i) => {
    const [row, place] = [Math.floor(i / b.columns), i % b.columns];
    const x = b.x + place * column;
    const y = top + row * b.floorHeight;
    const isLit = random() < b.litShare;
    if (b.balconies && place % 2 === 1) {
      return balcony(
        b,
        x + column * 0.12,
        y + b.floorHeight * 0.22,
        column * 0.76,
        b.floorHeight * 0.66,
        random() > 0.4,
      );
    }
    return pane(b, x + column * 0.26, y + b.floorHeight * 0.3, column * 0.48, b.floorHeight * 0.42, isLit);
  });
  const roof = b.roof ?? 'tank';
  return (
    (roof === 'tank' || roof === 'both'
      ? at(
          b.x + b.width * 0.76,
          top,
          b.floorHeight / 46,
          waterTank(1),
          roof === 'tank' ? at(-34, 0, 1, dish(0.9)) : '',
        )
      : '') +
    (roof === 'wash' || roof === 'both'
      ? at(
          b.x + b.width * 0.1,
          top,
          1,
          clothesLine(b.width * 0.45, b.floorHeight * 0.6, washing[b.seed % washing.length] ?? []),
        )
      : '') +
    rect(b.x, top, b.width, height, b.colour) +
    times(b.floors, (i) => rect(b.x, top + i * b.floorHeight, b.width, 3, darken(b.colour, 0.12))) +
    cells +
    rect(b.x + b.width * 0.93, top, b.width * 0.07, height, darken(b.colour, 0.3), { opacity: 0.5 }) +
    rect(b.x - 4, top - 9, b.width + 8, 10, lighten(b.colour, 0.12)) +
    rect(b.x - 4, top, b.width + 8, 3, darken(b.colour, 0.25))
  );
}

/** A far row of houses as one flat tone with a few windows. */
export function skyline(
  width: number,
  base: number,
  low: number,
  high: number,
  colour: string,
  seed: number,
  lit?: string,
): string {
  const random = seeded(seed);
  let x = -20;
  let out = '';
  while (x < width) {
    const w = 46 + random() * 70;
    const h = low + random() * (high - low);
    out += rect(x, base - h, w + 1, h, colour);
    if (random() > 0.5) out += rect(x + w * 0.2, base - h - 10, 14, 10, colour);
    if (random() > 0.75) out += rect(x + w * 0.6, base - h - 26, 2, 26, colour);
    if (lit !== undefined) {
      out += times(5, () =>
        rect(
          x + 8 + Math.floor((random() * (w - 20)) / 12) * 12,
          base - h + 12 + Math.floor((random() * (h - 30)) / 16) * 16,
          5,
          7,
          lit,
          { opacity: 0.75 },
        ),
      );
    }
    x += w + (random() > 0.7 ? 12 : 0);
  }
  return out;
}

import { box, floorShadow } from '../interior/box.ts';
import { standing, type Camera } from '../interior/camera.ts';
import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { path, rect, stroke, times } from '../svg/markup.ts';
import { pick, seeded } from '../svg/random.ts';

export interface Cupboard {
  x: number;
  z: number;
  width: number;
  height: number;
  depth: number;
  colour: string;
}

/** A two-door wardrobe; `mirror` puts a glass in its left door, as steel almirahs have. */
export function wardrobe(camera: Camera, c: Cupboard, mirror = false): string {
  const [w, h] = [c.width * 100, c.height * 100];
  const door = (x: number) =>
    rect(x, 6, w / 2 - 7, h - 18, lighten(c.colour, 0.1)) +
    rect(x + 5, 12, w / 2 - 17, h * 0.36, c.colour) +
    rect(x + 5, 18 + h * 0.36, w / 2 - 17, h * 0.42, c.colour);
  const glass =
    rect(10, 12, w / 2 - 17, h * 0.62, '#cfdfd6') +
    path(`M10 ${h * 0.5}L${w / 2 - 7} ${h * 0.2}V${h * 0.32}L10 ${h * 0.62}Z`, '#fff', { opacity: 0.5 });
  return (
    floorShadow(camera, c) +
    box(camera, { ...c, y: 0 }, c.colour) +
    standing(
      camera,
      c.x,
      c.height,
      c.z,
      door(5),
      door(w / 2 + 2),
      mirror ? glass : '',
      rect(w / 2 - 4.5, h * 0.45, 2.4, 14, palette.marigold),
      rect(w / 2 + 2.5, h * 0.45, 2.4, 14, palette.marigold),
      rect(0, h - 8, w, 8, darken(c.colour, 0.3)),
    )
  );
}

/** An open shelf full of books and small things. */
export function bookshelf(camera: Camera, c: Cupboard, seed: number, shelves = 4): string {
  const random = seeded(seed);
  const [w, h] = [c.width * 100, c.height * 100];
  const gap = (h - 6) / shelves;
  const row = (i: number) => {
    const base = 4 + (i + 1) * gap - 4;
    let x = 7;
    let out = '';
    while (x < w - 14) {
      if (random() > 0.86) {
        out +=
          path(`M${x + 1} ${base}L${x + 3} ${base - 9}H${x + 9}L${x + 11} ${base}Z`, palette.terracotta) +
          path(
            `M${x + 6} ${base - 8}C${x - 2} ${base - 22} ${x + 2} ${base - 24} ${x + 6} ${base - 12}C${x + 9} ${base - 26} ${x + 14} ${base - 20} ${x + 6} ${base - 8}Z`,
            palette.leaf,
          );
        x += 16;
      } else {
        const tall = gap * (0.48 + random() * 0.28);
        const thick = 3 + random() * 2.6;
        out += rect(
          x,
          base - tall,
          thick,
          tall,
          pick(random, [
            palette.green,
            palette.brick,
            palette.marigold,
            palette.teal,
            palette.sand,
            palette.red,
            palette.sage,
            palette.dusk,
          ]),
        );
        x += thick + 0.8;
      }
    }
    return out + rect(3, base, w - 6, 4, c.colour);
  };
  return (
    floorShadow(camera, c) +
    box(camera, { ...c, y: 0 }, c.colour) +
    standing(
      camera,
      c.x,
      c.height,
      c.z,
      rect(4, 4, w - 8, h - 8, darken(c.colour, 0.42)),
      times(shelves, row),
    )
  );
}

/** The alna: a slatted rack on which every household hangs its clothes. */
export function alna(camera: Camera, x: number, z: number): string {
  const wood = palette.darkWood;
  const cloth = (cx: number, cy: number, w: number, drop: number, colour: string) =>
    rect(cx, cy, w, drop, colour, { rx: 1.5 }) +
    rect(cx, cy + drop - 7, w, 2.4, lighten(colour, 0.5)) +
    rect(cx + w * 0.62, cy + 1, w * 0.16, drop - 1, darken(colour, 0.16));
  return (
    floorShadow(camera, { x, z, width: 0.8, depth: 0.3 }, 0.03) +
    standing(
      camera,
      x,
      0,
      z,
      rect(0, -118, 5, 118, wood),
      rect(75, -118, 5, 118, wood),
      stroke('M-6 0H10M70 0H86', wood, 5),
      times(4, (i) => rect(0, -112 + i * 26, 80, 3.6, lighten(wood, 0.12))),
      cloth(9, -112, 26, 48, palette.red),
      cloth(42, -112, 28, 62, palette.sage),
      cloth(14, -60, 30, 40, palette.marigold),
      cloth(50, -60, 20, 34, palette.teal),
    )
  );
}

export function wallShelf(camera: Camera, x: number, y: number, width: number, content: string): string {
  const z = camera.size.depth - 0.2;
  return (
    box(camera, { x, y, z, width, height: 0.04, depth: 0.2 }, palette.wood) +
    standing(camera, x, y + 0.04, z, content)
  );
}

import { box, type Box } from '../interior/box.ts';
import { standing, type Camera } from '../interior/camera.ts';
import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { circle, ellipse, path, rect, stroke, times } from '../svg/markup.ts';

/** A concrete worktop with cupboard doors below, along the back wall. */
export function counter(camera: Camera, b: Omit<Box, 'y' | 'height'>, doors: number, colour: string): string {
  const w = b.width * 100;
  const door = w / doors;
  return (
    box(camera, { ...b, y: 0, height: 0.82 }, darken(colour, 0.12)) +
    standing(
      camera,
      b.x,
      0.82,
      b.z,
      times(
        doors,
        (i) =>
          rect(i * door + 2.5, 5, door - 5, 66, colour) +
          rect(i * door + door - 10, 16, 2.4, 12, darken(colour, 0.5)),
      ),
      rect(0, 74, w, 8, darken(colour, 0.45)),
    ) +
    box(
      camera,
      {
        ...b,
        y: 0.82,
        z: b.z - 0.04,
        x: b.x - 0.02,
        width: b.width + 0.04,
        height: 0.06,
        depth: b.depth + 0.04,
      },
      '#b9b4a0',
    )
  );
}

export function wallTiles(width: number, height: number, colour: string): string {
  return (
    rect(0, -height, width, height, lighten(colour, 0.55)) +
    times(Math.ceil(width / 20) * Math.ceil(height / 20), (i) => {
      const columns = Math.ceil(width / 20);
      const [x, y] = [(i % columns) * 20, Math.floor(i / columns) * 20];
      return ((i % columns) + Math.floor(i / columns)) % 2
        ? ''
        : rect(x, -height + y, Math.min(20, width - x), Math.min(20, height - y), lighten(colour, 0.35));
    })
  );
}

/** Content in centimetres, standing on the worktop. */
export function stove(): string {
  const burner = (x: number) => rect(x - 11, -9, 22, 2.4, palette.ink) + ellipse(x, -9.4, 6, 1.6, '#3d7fa6');
  return (
    rect(-32, -7, 64, 7, '#c4c9c2', { rx: 1 }) +
    rect(-32, -2, 64, 2, '#8f9992') +
    circle(-16, -3.5, 1.8, palette.ink) +
    circle(16, -3.5, 1.8, palette.ink) +
    burner(-16) +
    burner(16)
  );
}

export function cookingPot(colour: string): string {
  return (
    path('M-13 -16H13L11 0H-11Z', colour) +
    path('M4 -16H13L11 0H3Z', darken(colour, 0.18)) +
    ellipse(0, -16, 14, 3, lighten(colour, 0.25)) +
    path('M-12 -17C-8 -22 8 -22 12 -17Z', lighten(colour, 0.1)) +
    circle(0, -21.4, 1.8, darken(colour, 0.4))
  );
}

export function kettle(): string {
  return (
    stroke('M-9 -15C-8 -27 8 -27 9 -15', palette.ink, 1.8) +
    path('M-12 -2C-15 -16 -7 -18 0 -18C7 -18 15 -16 12 -2L10 0H-10Z', palette.red) +
    path('M11 -10L21 -17L22 -14L12 -4Z', palette.red) +
    circle(0, -18.6, 1.8, palette.ink) +
    ellipse(-5, -11, 2.4, 4, palette.rose, { opacity: 0.7 })
  );
}

export function spiceJars(): string {
  return [palette.marigold, palette.red, palette.leaf, '#7b4f2d', palette.sun]
    .map(
      (colour, i) =>
        rect(i * 10, -13, 8, 13, '#eef1e4') +
        rect(i * 10 + 0.8, -9, 6.4, 8.4, colour) +
        rect(i * 10 - 0.4, -15, 8.8, 3, palette.darkWood),
    )
    .join('');
}

/** Ladles and pans that hang from a rail `width` centimetres long. */
export function hangingTools(): string {
  const ladle = (x: number) => stroke(`M${x} 0V22`, '#8d938b', 1.6) + ellipse(x, 25, 4.4, 3.6, '#8d938b');
  const pan = (x: number) =>
    stroke(`M${x} 0V12`, palette.ink, 2.2) + circle(x, 22, 10.5, '#3b4a46') + circle(x, 22, 7.6, '#53635d');
  return stroke('M0 0H92', palette.darkWood, 2.4) + ladle(10) + ladle(24) + pan(44) + pan(68) + ladle(86);
}

export function waterFilter(): string {
  return (
    rect(-13, -50, 26, 26, '#dfe9e2', { rx: 3 }) +
    rect(-13, -36, 26, 12, '#a8cfd0') +
    rect(-14, -25, 28, 24, '#c9dcd6', { rx: 3 }) +
    rect(-14, -28, 28, 4, palette.teal) +
    rect(-12, -54, 24, 5, palette.teal, { rx: 2 }) +
    rect(-2, -8, 4, 5, palette.red)
  );
}

export function fridge(camera: Camera, x: number, z: number, colour: string): string {
  return (
    box(camera, { x, y: 0.04, z, width: 0.62, height: 1.6, depth: 0.6 }, colour) +
    standing(
      camera,
      x,
      1.64,
      z,
      rect(3, 3, 56, 46, lighten(colour, 0.25), { rx: 3 }),
      rect(3, 52, 56, 104, lighten(colour, 0.25), { rx: 3 }),
      rect(8, 30, 3, 14, darken(colour, 0.4)),
      rect(8, 58, 3, 26, darken(colour, 0.4)),
      rect(34, 14, 11, 8, palette.marigold),
      rect(40, 66, 9, 11, palette.red, { rx: 4 }),
    )
  );
}

export function fruitBowl(): string {
  return (
    circle(-6, -8, 5, palette.marigold) +
    circle(5, -8, 5, '#d9852f') +
    circle(-1, -12, 5, palette.sun) +
    path('M-14 -6H14C12 0 6 0 5 0H-5C-6 0 -12 0 -14 -6Z', palette.teal)
  );
}

import { box, floorShadow } from '../interior/box.ts';
import { standing, type Camera } from '../interior/camera.ts';
import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { ellipse, path, rect, stroke, times } from '../svg/markup.ts';

export interface Table {
  x: number;
  z: number;
  width: number;
  depth: number;
  height?: number;
  wood?: string;
  /** A block of drawers under the right end. */
  drawers?: boolean;
}

export function table(camera: Camera, t: Table): string {
  const height = t.height ?? 0.75;
  const wood = t.wood ?? palette.wood;
  const leg = (x: number, z: number, tone: number) =>
    box(camera, { x, y: 0, z, width: 0.06, height: height - 0.05, depth: 0.06 }, darken(wood, tone));
  const right = t.x + t.width - 0.06;
  const back = t.z + t.depth - 0.06;
  const block = {
    x: t.x + t.width - 0.46,
    y: 0.08,
    z: t.z + 0.04,
    width: 0.42,
    height: height - 0.13,
    depth: t.depth - 0.08,
  };
  return (
    floorShadow(camera, t, 0.04) +
    leg(t.x, back, 0.3) +
    leg(right, back, 0.3) +
    (t.drawers
      ? box(camera, block, lighten(wood, 0.06)) +
        times(3, (i) =>
          standing(
            camera,
            block.x,
            block.y + block.height - 0.04 - i * 0.19,
            block.z,
            rect(3, 0, 36, 16, lighten(wood, 0.18)),
            rect(16, 6, 10, 2.5, darken(wood, 0.4)),
          ),
        )
      : '') +
    leg(t.x, t.z, 0.1) +
    leg(right, t.z, 0.1) +
    box(
      camera,
      {
        x: t.x - 0.03,
        y: height - 0.05,
        z: t.z - 0.02,
        width: t.width + 0.06,
        height: 0.05,
        depth: t.depth + 0.02,
      },
      wood,
    )
  );
}

/** A wooden chair seen from its back, as it stands in front of a desk. */
export function chair(camera: Camera, x: number, z: number, wood: string, seat: string): string {
  const leg = (dx: number, dz: number, height: number, tone: number) =>
    box(camera, { x: x + dx, y: 0, z: z + dz, width: 0.045, height, depth: 0.045 }, darken(wood, tone));
  return (
    floorShadow(camera, { x, z, width: 0.44, depth: 0.42 }, 0.03) +
    leg(0, 0.4, 0.44, 0.3) +
    leg(0.4, 0.4, 0.44, 0.3) +
    box(camera, { x: x - 0.01, y: 0.42, z: z + 0.02, width: 0.46, height: 0.05, depth: 0.42 }, seat) +
    leg(0, 0, 0.92, 0.05) +
    leg(0.4, 0, 0.92, 0.05) +
    box(camera, { x, y: 0.78, z, width: 0.445, height: 0.13, depth: 0.03 }, wood) +
    box(camera, { x, y: 0.6, z, width: 0.445, height: 0.05, depth: 0.03 }, wood)
  );
}

/** Things that stand on a table top; each is drawn in centimetres from the point it stands on. */
export function books(colours: readonly string[]): string {
  return colours
    .map(
      (colour, i) =>
        rect(i * 4.4, -20 - ((i * 7) % 6), 4, 20 + ((i * 7) % 6), colour) +
        rect(i * 4.4, -15, 4, 1.6, lighten(colour, 0.5)),
    )
    .join('');
}

export function bookPile(colours: readonly string[]): string {
  return colours
    .map((colour, i) => rect((i * 3) % 5, -5 * (i + 1), 24 - ((i * 5) % 6), 4.6, colour))
    .join('');
}

export function laptop(): string {
  return (
    path('M-16 -22H16L16 -1H-16Z', '#4c5b59') +
    rect(-14, -20.4, 28, 17.6, '#bfe0d2') +
    rect(-11, -17, 13, 2, '#fff', { opacity: 0.8 }) +
    rect(-11, -13, 18, 2, '#fff', { opacity: 0.6 }) +
    path('M-17 -1H17L20 3H-20Z', '#7d8a86')
  );
}

export function deskLamp(colour: string): string {
  return (
    ellipse(0, 0, 8, 2.4, darken(colour, 0.3)) +
    stroke('M0 -1L-6 -20L8 -36', darken(colour, 0.3), 2) +
    path('M2 -40L16 -34L20 -25L-2 -32Z', colour) +
    path('M-2 -32L20 -25L22 0H-22Z', palette.sun, { opacity: 0.28 })
  );
}

export function mug(colour: string): string {
  return (
    stroke('M4 -8C9 -8 9 -3 4 -3', colour, 1.6) +
    rect(-4, -10, 8, 10, colour, { rx: 1 }) +
    rect(-4, -7, 8, 1.6, lighten(colour, 0.5))
  );
}

/** An earthen water jar (kolshi). */
export function waterJar(): string {
  const clay = '#b3613f';
  return (
    path('M-16 -2C-24 -12 -20 -26 -8 -30L-8 -36H8L8 -30C20 -26 24 -12 16 -2Z', clay) +
    path('M2 -30L8 -30C20 -26 24 -12 16 -2L4 -2C12 -12 10 -24 2 -30Z', darken(clay, 0.2)) +
    rect(-10, -38, 20, 4, lighten(clay, 0.2), { rx: 2 }) +
    stroke('M-19 -20C-8 -16 8 -16 19 -20', lighten(clay, 0.45), 1.4)
  );
}

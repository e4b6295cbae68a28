import { standing, type Camera } from '../interior/camera.ts';
import { floorShadow } from '../interior/box.ts';
import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { ellipse, group, path, rect, stroke, times } from '../svg/markup.ts';

function pot(width: number, height: number, colour: string): string {
  const w = width / 2;
  return (
    path(`M${-w} ${-height}H${w}L${w * 0.72} 0H${-w * 0.72}Z`, colour) +
    path(`M${w * 0.3} ${-height}H${w}L${w * 0.72} 0H${w * 0.2}Z`, darken(colour, 0.16)) +
    rect(-w - 2, -height - 2, width + 4, 6, lighten(colour, 0.14), { rx: 2 })
  );
}

function leaf(length: number, width: number, angle: number, colour: string): string {
  return group(
    `rotate(${Math.round(angle)})`,
    path(
      `M0 0C${-width} ${-length * 0.35} ${-width * 0.8} ${-length * 0.8} 0 ${-length}C${width * 0.8} ${-length * 0.8} ${width} ${-length * 0.35} 0 0Z`,
      colour,
    ),
    stroke(`M0 -4V${-length * 0.86}`, lighten(colour, 0.25), 1, { opacity: 0.7 }),
  );
}

/** Plants are drawn in centimetres, standing on the origin. */
export function rubberPlant(potColour: string = palette.terracotta): string {
  const leaves: readonly [number, number, number, number][] = [
    [-62, 40, 0, -30],
    [58, 42, 0, -34],
    [-34, 46, -1, -48],
    [36, 44, 1, -54],
    [-58, 36, -1, -68],
    [52, 34, 1, -74],
    [-20, 40, 0, -84],
    [22, 42, 0, -88],
    [0, 44, 0, -94],
  ];
  return (
    stroke('M0 -20C2 -50 -2 -70 0 -98', '#5f5037', 3) +
    leaves
      .map(([angle, length, x, y], i) =>
        group(`translate(${x} ${y})`, leaf(length, 11, angle, i % 2 ? '#2f6b4d' : '#3f8261')),
      )
      .join('') +
    pot(30, 26, potColour)
  );
}

export function snakePlant(potColour: string = palette.cream): string {
  const blades: readonly [number, number, number][] = [
    [-20, 46, -6],
    [18, 50, 6],
    [-8, 62, -3],
    [9, 58, 3],
    [0, 70, 0],
  ];
  return (
    blades
      .map(([angle, length, x], i) =>
        group(`translate(${x} -16)`, leaf(length, 6, angle, i % 2 ? '#5d8f5c' : '#3b7657')),
      )
      .join('') + pot(26, 20, potColour)
  );
}

export function smallPlant(potColour: string = palette.terracotta): string {
  return (
    times(7, (i) =>
      group(
        'translate(0 -10)',
        leaf(18 - Math.abs(i - 3) * 2, 4, (i - 3) * 24, i % 2 ? '#6fa06d' : '#3f8261'),
      ),
    ) + pot(14, 11, potColour)
  );
}

/** A money plant in a hanging pot; hangs from the origin. */
export function hangingPlant(): string {
  const vine = (d: string, leaves: readonly (readonly [number, number])[]) =>
    stroke(d, '#3f7a55', 1.6) +
    leaves.map(([x, y], i) => ellipse(x, y, 5, 4, i % 2 ? '#6fa06d' : '#3f8261')).join('');
  return (
    stroke('M0 0L-12 42M0 0L12 42', palette.sand, 1.4) +
    vine('M-8 46C-22 60 -18 80 -24 100', [
      [-14, 52],
      [-21, 62],
      [-17, 72],
      [-23, 82],
      [-20, 92],
      [-25, 101],
    ]) +
    vine('M8 46C20 58 16 72 22 84', [
      [14, 52],
      [19, 62],
      [15, 71],
      [22, 80],
      [20, 88],
    ]) +
    path('M-15 42H15L10 58H-10Z', palette.terracotta) +
    times(5, (i) => ellipse((i - 2) * 6, 40 - (i % 2) * 4, 6, 5, i % 2 ? '#6fa06d' : '#3f8261'))
  );
}

export function plantAt(camera: Camera, x: number, z: number, plant: string): string {
  return (
    floorShadow(camera, { x: x - 0.15, z: z - 0.06, width: 0.3, depth: 0.16 }, 0.03) +
    standing(camera, x, 0, z, plant)
  );
}

import { box, floorShadow } from '../interior/box.ts';
import { standing, type Camera } from '../interior/camera.ts';
import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { path, rect, stroke, times } from '../svg/markup.ts';

function cushion(width: number, colour: string): string {
  return (
    rect(0, -width, width, width, darken(colour, 0.12), { rx: 6 }) +
    rect(0, -width, width - 2, width - 3, colour, { rx: 6 }) +
    stroke(
      `M${width * 0.28} ${-width * 0.5}L${width * 0.5} ${-width * 0.28}L${width * 0.72} ${-width * 0.5}L${width * 0.5} ${-width * 0.72}Z`,
      lighten(colour, 0.5),
      1.6,
    )
  );
}

/** A low sofa of cane and cushions, facing the viewer. */
export function caneSofa(
  camera: Camera,
  x: number,
  z: number,
  width: number,
  cloth: string,
  cushions: readonly string[],
): string {
  const cane = '#b98a55';
  const arm = (ax: number) => box(camera, { x: ax, y: 0, z, width: 0.1, height: 0.6, depth: 0.75 }, cane);
  const w = width * 100;
  return (
    floorShadow(camera, { x, z, width, depth: 0.8 }) +
    box(camera, { x, y: 0.1, z: z + 0.68, width, height: 0.75, depth: 0.1 }, cane) +
    standing(
      camera,
      x + 0.1,
      0.82,
      z + 0.66,
      times(Math.floor((w - 20) / 11), (i) => rect(i * 11 + 2, 2, 2, 34, darken(cane, 0.25))),
    ) +
    box(
      camera,
      { x: x + 0.08, y: 0.14, z: z + 0.02, width: width - 0.16, height: 0.12, depth: 0.68 },
      darken(cane, 0.15),
    ) +
    box(camera, { x: x + 0.1, y: 0.26, z, width: width - 0.2, height: 0.17, depth: 0.7 }, cloth) +
    standing(camera, x + 0.1, 0.43, z, rect(w / 2 - 11, 1, 2, 15, darken(cloth, 0.3))) +
    cushions
      .map((colour, i) =>
        standing(
          camera,
          x + 0.16 + i * ((width - 0.7) / Math.max(1, cushions.length - 1)),
          0.44,
          z + 0.4,
          cushion(36, colour),
        ),
      )
      .join('') +
    arm(x) +
    arm(x + width - 0.1)
  );
}

/** A mora: the waisted stool of cane. Centimetres, standing on the origin. */
export function mora(colour: string): string {
  return (
    path('M-20 -40C-8 -28 -8 -14 -22 0H22C8 -14 8 -28 20 -40Z', '#c4935a') +
    times(5, (i) =>
      stroke(`M${-16 + i * 8} -40C${-6 + i * 3} -28 ${-6 + i * 3} -14 ${-18 + i * 9} 0`, '#8e6238', 1.2),
    ) +
    rect(-13, -22, 26, 3.6, colour) +
    rect(-21, -44, 42, 7, colour, { rx: 3 }) +
    rect(-21, -44, 42, 3, lighten(colour, 0.3), { rx: 1.5 })
  );
}

export function floorCushion(colour: string): string {
  return (
    rect(-26, -13, 52, 13, darken(colour, 0.14), { rx: 6 }) +
    rect(-26, -15, 52, 10, colour, { rx: 5 }) +
    stroke('M-18 -10H18', lighten(colour, 0.5), 1.2)
  );
}

/** A rocking easy chair of cane, seen from the front. */
export function easyChair(cloth: string): string {
  const cane = '#9a6b3f';
  return (
    stroke('M-28 0V-36M28 0V-36', cane, 4) +
    rect(-24, -86, 48, 62, cane, { rx: 8 }) +
    rect(-20, -82, 40, 54, lighten(cane, 0.3), { rx: 6 }) +
    times(5, (i) => rect(-16 + i * 7, -80, 2, 50, cane, { opacity: 0.6 })) +
    rect(-24, -34, 48, 13, cloth, { rx: 5 }) +
    rect(-24, -24, 48, 5, darken(cloth, 0.25), { rx: 2 }) +
    stroke('M-31 -38H-22M22 -38H31', cane, 5)
  );
}

export function guitar(): string {
  return (
    stroke('M0 -44L12 -104', palette.darkWood, 4.4) +
    rect(9, -114, 9, 12, palette.ink, { rx: 2 }) +
    path(
      'M-4 -2C-22 0 -24 -20 -12 -26C-14 -40 2 -48 10 -40C16 -34 12 -28 12 -24C22 -14 14 -2 -4 -2Z',
      '#c97a3d',
    ) +
    path('M-3 -18a6 6 0 1 0 0.1 0Z', palette.darkWood)
  );
}

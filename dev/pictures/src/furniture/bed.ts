import { box, floorShadow, type Box } from '../interior/box.ts';
import { face, standing, type Camera, type Corner } from '../interior/camera.ts';
import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { rect, softPolygon, times, type Point } from '../svg/markup.ts';

/** The striped hem of a kantha quilt: short running stitches along the fold. */
function stitches(camera: Camera, bed: Bed, y: number): string {
  const count = 9;
  return times(count, (i) => {
    const x = bed.x + 0.08 + (i * (bed.width - 0.16)) / count;
    return face(
      camera,
      [
        [x, y, bed.z + 0.1],
        [x + 0.06, y, bed.z + 0.1],
        [x + 0.06, y, bed.z + 0.14],
        [x, y, bed.z + 0.14],
      ],
      lighten(bed.blanket, 0.6),
    );
  });
}

function pillow(camera: Camera, x: number, y: number, z: number, width: number, colour: string): string {
  const w = width * 100;
  return standing(
    camera,
    x,
    y,
    z,
    rect(0, -15, w, 17, darken(colour, 0.12), { rx: 7 }),
    rect(0, -17, w, 15, colour, { rx: 7 }),
  );
}

function softTop(camera: Camera, corners: readonly Corner[], fill: string, radius: number): string {
  return softPolygon(
    corners.map(([x, y, z]): Point => camera.project(x, y, z)),
    fill,
    radius,
  );
}

export interface Bed {
  x: number;
  z: number;
  width: number;
  length: number;
  /** Height of the frame's top above the floor, metres. */
  base?: number;
  wood?: string;
  sheet?: string;
  blanket: string;
  pillows?: number;
}

/** A single bed with its head at the back; its foot faces the viewer. */
export function bed(camera: Camera, b: Bed): string {
  const base = b.base ?? 0.34;
  const wood = b.wood ?? palette.wood;
  const sheet = b.sheet ?? palette.white;
  const end = b.z + b.length;
  const top = base + 0.2;
  const fold = b.z + b.length * 0.62;
  const mattress: Box = {
    x: b.x + 0.02,
    y: base,
    z: b.z,
    width: b.width - 0.04,
    height: 0.2,
    depth: b.length,
  };
  const count = b.pillows ?? 1;
  const share = (b.width - 0.14) / count;
  return (
    floorShadow(camera, { x: b.x, z: b.z, width: b.width, depth: b.length }) +
    box(camera, { x: b.x, y: 0, z: end, width: b.width, height: base + 0.55, depth: 0.06 }, wood) +
    (base > 0.15
      ? box(
          camera,
          { x: b.x, y: 0, z: b.z + b.length * 0.9, width: 0.07, height: base, depth: 0.07 },
          darken(wood, 0.2),
        )
      : '') +
    box(
      camera,
      {
        x: b.x,
        y: Math.max(0, base - 0.16),
        z: b.z,
        width: b.width,
        height: Math.min(base, 0.16),
        depth: b.length,
      },
      wood,
    ) +
    (base > 0.15
      ? box(camera, { x: b.x, y: 0, z: b.z, width: 0.07, height: base, depth: 0.07 }, darken(wood, 0.08)) +
        box(
          camera,
          { x: b.x + b.width - 0.07, y: 0, z: b.z, width: 0.07, height: base, depth: 0.07 },
          darken(wood, 0.08),
        )
      : '') +
    box(camera, mattress, sheet) +
    times(count, (i) =>
      pillow(camera, b.x + 0.07 + i * share, top + 0.02, end - 0.22, share - 0.05, lighten(b.blanket, 0.72)),
    ) +
    box(
      camera,
      { ...mattress, y: base + 0.05, height: 0.165, depth: fold - b.z, x: b.x - 0.01, width: b.width + 0.02 },
      b.blanket,
    ) +
    softTop(
      camera,
      [
        [b.x + 0.02, top + 0.02, fold - 0.12],
        [b.x + b.width - 0.02, top + 0.02, fold - 0.12],
        [b.x + b.width - 0.02, top + 0.03, fold + 0.02],
        [b.x + 0.02, top + 0.03, fold + 0.02],
      ],
      lighten(b.blanket, 0.5),
      2,
    ) +
    stitches(camera, b, top + 0.016)
  );
}

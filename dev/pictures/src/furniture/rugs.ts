import { face, type Camera } from '../interior/camera.ts';
import { lighten } from '../svg/colour.ts';
import { ellipse, times } from '../svg/markup.ts';

/** A woven mat or rug lying on the floor. */
export function rug(
  camera: Camera,
  x: number,
  z: number,
  width: number,
  depth: number,
  colours: readonly [string, string],
): string {
  const quad = (inset: number, fill: string) =>
    face(
      camera,
      [
        [x + inset, 0, z + inset],
        [x + width - inset, 0, z + inset],
        [x + width - inset, 0, z + depth - inset],
        [x + inset, 0, z + depth - inset],
      ],
      fill,
    );
  return (
    quad(0, colours[0]) +
    quad(0.09, colours[1]) +
    quad(0.14, colours[0]) +
    quad(0.3, lighten(colours[0], 0.16))
  );
}

export function roundRug(
  camera: Camera,
  x: number,
  z: number,
  radius: number,
  colours: readonly [string, string],
): string {
  const [cx, cy] = camera.project(x, 0, z);
  const rx = radius * camera.scale(z);
  const ry = (camera.project(x, 0, z - radius)[1] - camera.project(x, 0, z + radius)[1]) / 2;
  return times(4, (i) =>
    ellipse(cx, cy, rx * (1 - i * 0.22), ry * (1 - i * 0.22), i % 2 ? colours[1] : colours[0]),
  );
}

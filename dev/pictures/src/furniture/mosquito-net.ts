import { face, type Camera, type Corner } from '../interior/camera.ts';
import type { Bed } from './bed.ts';
import { lighten } from '../svg/colour.ts';

/** Four poles and a veil: the mosquito net, drawn after its bed. */
export function mosquitoNet(camera: Camera, b: Bed, tint: string): string {
  const [x0, x1, z0, z1] = [b.x - 0.02, b.x + b.width + 0.02, b.z, b.z + b.length];
  const [low, high] = [0.42, 1.95];
  const veil = (corners: readonly Corner[], opacity: number) => face(camera, corners, tint, { opacity });
  return (
    veil(
      [
        [x0, low, z1],
        [x1, low, z1],
        [x1, high, z1],
        [x0, high, z1],
      ],
      0.32,
    ) +
    veil(
      [
        [x0, low, z0],
        [x0, low, z1],
        [x0, high, z1],
        [x0, high, z0],
      ],
      0.3,
    ) +
    veil(
      [
        [x1, low, z0],
        [x1, low, z1],
        [x1, high, z1],
        [x1, high, z0],
      ],
      0.3,
    ) +
    veil(
      [
        [x0, high, z0],
        [x1, high, z0],
        [x1, high, z1],
        [x0, high, z1],
      ],
      0.5,
    ) +
    veil(
      [
        [x0, high, z0],
        [x0 + b.width * 0.34, high, z0],
        [x0 + 0.12, 1.1, z0],
        [x0 + 0.16, low, z0],
        [x0, low, z0],
      ],
      0.52,
    ) +
    veil(
      [
        [x1, high, z0],
        [x1 - b.width * 0.34, high, z0],
        [x1 - 0.12, 1.1, z0],
        [x1 - 0.16, low, z0],
        [x1, low, z0],
      ],
      0.52,
    ) +
    face(
      camera,
      [
        [x0, high, z0],
        [x1, high, z0],
        [x1, high - 0.05, z0],
        [x0, high - 0.05, z0],
      ],
      lighten(tint, 0.4),
      { opacity: 0.9 },
    )
  );
}

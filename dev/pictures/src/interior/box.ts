import { darken, lighten } from '../svg/colour.ts';
import { face, type Camera } from './camera.ts';

export interface Box {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
}

/** The visible faces of a box: the top catches the light, the side that turns to the viewer is in shade. */
export function box(camera: Camera, b: Box, colour: string): string {
  const [x1, y1, z1] = [b.x + b.width, b.y + b.height, b.z + b.depth];
  const parts: string[] = [];
  if (y1 < camera.eye) {
    parts.push(
      face(
        camera,
        [
          [b.x, y1, b.z],
          [x1, y1, b.z],
          [x1, y1, z1],
          [b.x, y1, z1],
        ],
        lighten(colour, 0.22),
      ),
    );
  } else if (b.y > camera.eye) {
    parts.push(
      face(
        camera,
        [
          [b.x, b.y, b.z],
          [x1, b.y, b.z],
          [x1, b.y, z1],
          [b.x, b.y, z1],
        ],
        darken(colour, 0.4),
      ),
    );
  }
  if (b.x > camera.eyeX) {
    parts.push(
      face(
        camera,
        [
          [b.x, b.y, b.z],
          [b.x, y1, b.z],
          [b.x, y1, z1],
          [b.x, b.y, z1],
        ],
        darken(colour, 0.24),
      ),
    );
  } else if (x1 < camera.eyeX) {
    parts.push(
      face(
        camera,
        [
          [x1, b.y, b.z],
          [x1, y1, b.z],
          [x1, y1, z1],
          [x1, b.y, z1],
        ],
        darken(colour, 0.16),
      ),
    );
  }
  parts.push(
    face(
      camera,
      [
        [b.x, b.y, b.z],
        [x1, b.y, b.z],
        [x1, y1, b.z],
        [b.x, y1, b.z],
      ],
      colour,
    ),
  );
  return parts.join('');
}

/** The soft shadow that stops a piece of furniture from floating. */
export function floorShadow(
  camera: Camera,
  b: Pick<Box, 'x' | 'z' | 'width' | 'depth'>,
  reach = 0.08,
): string {
  return face(
    camera,
    [
      [b.x - reach, 0, b.z - reach],
      [b.x + b.width + reach, 0, b.z - reach],
      [b.x + b.width + reach, 0, b.z + b.depth],
      [b.x - reach, 0, b.z + b.depth],
    ],
    '#16302a',
    { opacity: 0.22 },
  );
}

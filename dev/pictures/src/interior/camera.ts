import { at, polygon, type Attributes, type Point } from '../svg/markup.ts';

export interface RoomSize {
  /** Metres. */
  width: number;
  height: number;
  depth: number;
}

/**
 * One-point perspective of a room, seen from the middle of its missing front wall. Room coordinates are metres:
 * x to the right from the left wall, y up from the floor, z from the front plane to the back wall.
 */
export interface Camera {
  size: RoomSize;
  /** Height of the eye above the floor, metres: surfaces below it show their top. */
  eye: number;
  eyeX: number;
  /** Pixels per metre at depth z. */
  scale(z: number): number;
  project(x: number, y: number, z: number): Point;
}

export interface View {
  pictureWidth: number;
  /** Vertical position of the horizon in the picture, pixels. */
  horizon: number;
  /** Pixels per metre on the back wall. */
  backScale: number;
  eye: number;
  eyeX: number;
}

export function createCamera(size: RoomSize, view: View): Camera {
  const distance = size.depth;
  const scale = (z: number) => (view.backScale * (size.depth + distance)) / (z + distance);
  return {
    size,
    eye: view.eye,
    eyeX: view.eyeX,
    scale,
    project: (x, y, z) => [
      view.pictureWidth / 2 + (x - view.eyeX) * scale(z),
      view.horizon - (y - view.eye) * scale(z),
    ],
  };
}

export type Corner = readonly [x: number, y: number, z: number];

/** A flat shape in the room. */
export function face(
  camera: Camera,
  corners: readonly Corner[],
  fill: string,
  more: Attributes = {},
): string {
  return polygon(
    corners.map(([x, y, z]) => camera.project(x, y, z)),
    fill,
    more,
  );
}

/** Draws `content` (in centimetres, y down, origin at the given place) facing the viewer. */
export function standing(camera: Camera, x: number, y: number, z: number, ...content: string[]): string {
  const [px, py] = camera.project(x, y, z);
  return at(px, py, camera.scale(z) / 100, ...content);
}

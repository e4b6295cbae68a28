import { createCamera, type Camera } from '../../interior/camera.ts';
import { palette } from '../../palette.ts';
import { rect, type Picture } from '../../svg/markup.ts';

export const roomWidth = 800;
export const roomHeight = 600;

export interface RoomView {
  width?: number;
  depth?: number;
  height?: number;
  eyeX?: number;
  eye?: number;
  horizon?: number;
  backScale?: number;
}

/** A room of about 4.4 x 3.2 m seen from its middle, unless told otherwise. */
export function roomCamera(view: RoomView = {}): Camera {
  const size = { width: view.width ?? 4.4, height: view.height ?? 2.7, depth: view.depth ?? 3.2 };
  return createCamera(size, {
    pictureWidth: roomWidth,
    horizon: view.horizon ?? 262,
    backScale: view.backScale ?? 142,
    eye: view.eye ?? 1.36,
    eyeX: view.eyeX ?? size.width / 2,
  });
}

export function roomPicture(...content: string[]): Picture {
  return { width: roomWidth, height: roomHeight, body: content.join('') };
}

/** A tint over everything: evening, night or rain. */
export function tint(colour: string = palette.night, opacity = 0.3): string {
  return rect(0, 0, roomWidth, roomHeight, colour, { opacity });
}

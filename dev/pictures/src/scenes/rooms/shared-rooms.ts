import { bed } from '../../furniture/bed.ts';
import { rug } from '../../furniture/rugs.ts';
import { calendar, ceilingFan, clock, onWall } from '../../furniture/decor.ts';
import { leafPrint, rickshawFlower } from '../../furniture/wall-pictures.ts';
import { snakePlant } from '../../furniture/plants.ts';
import { bookshelf } from '../../furniture/storage.ts';
import { deskLamp, mug } from '../../furniture/table.ts';
import { box } from '../../interior/box.ts';
import { standing } from '../../interior/camera.ts';
import { shell, sunPatch } from '../../interior/shell.ts';
import { cityView, leafView } from '../../interior/view.ts';
import { wallWindow } from '../../interior/window.ts';
import { palette } from '../../palette.ts';
import { type Picture } from '../../svg/markup.ts';
import { roomCamera, roomPicture } from './frame.ts';

export function sharedRoomTwoBeds(): Picture {
  const c = roomCamera();
  return roomPicture(
    shell(c, { wall: '#f2e4c8', dado: { colour: '#8fb09a', height: 0.95 }, floor: 'tiles', shade: 'left' }),
    wallWindow(c, {
      x: 1.6,
      sill: 1.0,
      width: 120,
      height: 115,
      grille: 'diamonds',
      curtain: palette.sun,
      view: cityView('morning', 8),
    }),
    onWall(c, 0.55, 2.1, leafPrint(36, 48)),
    onWall(c, 3.5, 2.1, leafPrint(36, 48, palette.brick)),
    sunPatch(c, 1.7, 1.2, 0.1),
    rug(c, 1.55, 0.8, 1.3, 1.5, [palette.teal, palette.cream]),
    box(c, { x: 1.95, y: 0, z: 2.65, width: 0.5, height: 0.55, depth: 0.42 }, palette.wood),
    standing(c, 2.1, 0.55, 2.8, deskLamp(palette.red)),
    standing(c, 2.34, 0.55, 2.75, mug(palette.green)),
    bed(c, { x: 0.15, z: 0.9, width: 1.15, length: 2.2, blanket: palette.green }),
    bed(c, { x: 3.1, z: 0.9, width: 1.15, length: 2.2, blanket: palette.marigold }),
    ceilingFan(c, 2.2, 1.9, 0.7),
  );
}

export function sharedRoomThreeBeds(): Picture {
  const c = roomCamera({ width: 5, backScale: 128, eyeX: 2.5 });
  return roomPicture(
    shell(c, { wall: '#f0e2c4', dado: { colour: '#c98f6d', height: 0.9 }, floor: 'oxide', shade: 'right' }),
    wallWindow(c, {
      x: 1.0,
      sill: 1.05,
      width: 90,
      height: 105,
      grille: 'bars',
      frame: palette.green,
      view: cityView('noon', 17),
    }),
    wallWindow(c, {
      x: 3.1,
      sill: 1.05,
      width: 90,
      height: 105,
      grille: 'bars',
      frame: palette.green,
      view: cityView('noon', 19),
    }),
    onWall(c, 2.5, 2.2, clock()),
    onWall(c, 2.34, 1.75, calendar(palette.teal)),
    bed(c, { x: 0.15, z: 0.9, width: 1.05, length: 2.15, blanket: palette.teal }),
    bed(c, { x: 1.98, z: 0.9, width: 1.05, length: 2.15, blanket: palette.marigold }),
    bed(c, { x: 3.8, z: 0.9, width: 1.05, length: 2.15, blanket: palette.green }),
    ceilingFan(c, 2.5, 1.8, 0.9),
  );
}

export function sharedRoomSisters(): Picture {
  const c = roomCamera({ eyeX: 1.9 });
  const b = (z: number, blanket: string) =>
    bed(c, { x: 2.75, z, width: 1.5, length: 2.15, blanket, wood: '#a97048', pillows: 2 });
  return roomPicture(
    shell(c, { wall: '#eec3ab', floor: 'tiles', shade: 'right' }),
    wallWindow(c, {
      x: 0.9,
      sill: 0.95,
      width: 125,
      height: 120,
      grille: 'arches',
      frame: '#f7eeda',
      curtain: palette.cream,
      view: leafView(22),
    }),
    onWall(c, 2.95, 2.25, rickshawFlower(46, 46)),
    onWall(c, 3.52, 2.25, rickshawFlower(46, 46)),
    sunPatch(c, 1.0, 1.2, 0.7),
    bookshelf(c, { x: 0.1, z: 2.7, width: 0.72, height: 1.6, depth: 0.3, colour: palette.wood }, 9),
    rug(c, 0.95, 0.8, 1.5, 1.4, [palette.green, palette.rose]),
    b(0.9, palette.brick),
    standing(c, 2.5, 0, 2.95, snakePlant(palette.marigold)),
    ceilingFan(c, 2.1, 1.8, 0.2),
  );
}

import { bed } from '../../furniture/bed.ts';
import { roundRug, rug } from '../../furniture/rugs.ts';
import { calendar, ceilingFan, clock, onWall } from '../../furniture/decor.ts';
import { boatPicture, leafPrint, rickshawFlower } from '../../furniture/wall-pictures.ts';
import { plantAt, rubberPlant, smallPlant } from '../../furniture/plants.ts';
import { wallShelf, wardrobe } from '../../furniture/storage.ts';
import { bookPile, books, chair, deskLamp, laptop, mug, table } from '../../furniture/table.ts';
import { at, type Picture } from '../../svg/markup.ts';
import { standing } from '../../interior/camera.ts';
import { shell, sunPatch } from '../../interior/shell.ts';
import { cityView, leafView } from '../../interior/view.ts';
import { wallWindow } from '../../interior/window.ts';
import { palette } from '../../palette.ts';
import { roomCamera, roomPicture } from './frame.ts';

export function singleRoomMorningWindow(): Picture {
  const c = roomCamera();
  return roomPicture(
    shell(c, { wall: '#f1dfbd', floor: 'tiles', shade: 'left' }),
    wallWindow(c, {
      x: 1.55,
      sill: 0.95,
      width: 130,
      height: 120,
      grille: 'arches',
      curtain: palette.rose,
      view: cityView('morning', 4),
    }),
    onWall(c, 0.55, 2.05, boatPicture(58, 44)),
    sunPatch(c, 1.7, 1.3, 0.7),
    rug(c, 1.45, 0.75, 1.5, 1.2, [palette.brick, palette.sand]),
    bed(c, { x: 0.12, z: 0.95, width: 1.05, length: 2.1, blanket: palette.green }),
    wardrobe(c, { x: 3.3, z: 2.35, width: 1, height: 1.85, depth: 0.6, colour: palette.wood }),
    plantAt(c, 3.0, 2.9, at(0, 0, 0.9, rubberPlant())),
    ceilingFan(c, 2.2, 1.9, 0.4),
  );
}

export function singleRoomGreenWall(): Picture {
  const c = roomCamera({ eyeX: 2.4 });
  return roomPicture(
    shell(c, { wall: '#9dbb9a', dado: { colour: '#5f8f74', height: 1.0 }, floor: 'mosaic', shade: 'right' }),
    wallWindow(c, {
      x: 0.55,
      sill: 1,
      width: 110,
      height: 110,
      grille: 'bars',
      frame: '#f3ead6',
      curtain: palette.marigold,
      view: leafView(7),
    }),
    onWall(c, 2.15, 2.12, leafPrint(36, 48)),
    onWall(c, 2.62, 2.12, rickshawFlower(48, 48)),
    onWall(c, 3.7, 2.2, clock()),
    roundRug(c, 1.7, 1.1, 0.7, [palette.cream, palette.brick]),
    table(c, { x: 0.2, z: 2.5, width: 1.15, depth: 0.55 }),
    standing(c, 0.3, 0.76, 2.75, books([palette.red, palette.green, palette.marigold, palette.teal])),
    standing(c, 1.0, 0.76, 2.7, smallPlant()),
    chair(c, 0.55, 2.0, palette.wood, palette.terracotta),
    bed(c, {
      x: 3.0,
      z: 0.85,
      width: 1.2,
      length: 2.2,
      blanket: palette.brick,
      wood: palette.darkWood,
      pillows: 1,
    }),
    ceilingFan(c, 2.2, 1.9, 1.1),
  );
}

export function singleRoomStudyDesk(): Picture {
  const c = roomCamera({ eyeX: 2.0 });
  return roomPicture(
    shell(c, { wall: '#f3e6cd', floor: 'planks', shade: 'left' }),
    wallWindow(c, {
      x: 2.35,
      sill: 1.02,
      width: 120,
      height: 108,
      grille: 'bars',
      frame: '#8a5a38',
      view: cityView('noon', 21),
    }),
    wallShelf(
      c,
      0.5,
      1.75,
      1.3,
      books([
        palette.green,
        palette.red,
        palette.sand,
        palette.teal,
        palette.marigold,
        palette.brick,
        palette.sage,
        palette.dusk,
        palette.green,
        palette.terracotta,
      ]) +
        at(62, 0, 0.9, smallPlant()) +
        at(88, 0, 1, bookPile([palette.red, palette.teal])),
    ),
    onWall(c, 0.62, 1.55, calendar(palette.green)),
    sunPatch(c, 2.5, 1.2, -0.6),
    bed(c, { x: 0.1, z: 0.9, width: 1, length: 2.15, blanket: palette.marigold, wood: palette.wood }),
    table(c, { x: 2.25, z: 2.45, width: 1.45, depth: 0.62, drawers: true }),
    standing(c, 2.85, 0.76, 2.65, laptop()),
    standing(c, 2.45, 0.76, 2.8, deskLamp(palette.green)),
    standing(c, 3.3, 0.76, 2.75, bookPile([palette.brick, palette.sage, palette.teal])),
    standing(c, 3.16, 0.76, 2.55, mug(palette.red)),
    chair(c, 2.7, 1.85, palette.darkWood, palette.green),
    plantAt(c, 4.05, 2.6, rubberPlant(palette.cream)),
    ceilingFan(c, 2.1, 1.7, 0.9),
  );
}

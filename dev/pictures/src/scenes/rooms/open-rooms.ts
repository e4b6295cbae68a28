import { bed } from '../../furniture/bed.ts';
import { roundRug, rug } from '../../furniture/rugs.ts';
import { boatPicture, leafPrint, rickshawFlower } from '../../furniture/wall-pictures.ts';
import { ceilingFan, onWall, pennants, tubeLight } from '../../furniture/decor.ts';
import { kettle } from '../../furniture/kitchen.ts';
import { plantAt, rubberPlant } from '../../furniture/plants.ts';
import { easyChair, floorCushion, guitar, mora } from '../../furniture/seating.ts';
import { bookshelf } from '../../furniture/storage.ts';
import { mug, table } from '../../furniture/table.ts';
import { standing } from '../../interior/camera.ts';
import { balconyDoor, wallDoor } from '../../interior/opening.ts';
import { shell, sunPatch } from '../../interior/shell.ts';
import { cityView } from '../../interior/view.ts';
import { wallWindow } from '../../interior/window.ts';
import { palette } from '../../palette.ts';
import { at, type Picture } from '../../svg/markup.ts';
import { roomCamera, roomPicture } from './frame.ts';

export function roomWithBalcony(): Picture {
  const c = roomCamera({ eyeX: 2.2 });
  return roomPicture(
    shell(c, { wall: '#f2dfc0', floor: 'mosaic', shade: 'left' }),
    balconyDoor(c, 1.7, 125, cityView('morning', 50), palette.green),
    sunPatch(c, 1.75, 1.2, 0.3),
    onWall(c, 0.5, 2.1, rickshawFlower(50, 50)),
    onWall(c, 3.5, 2.2, boatPicture(60, 44)),
    bed(c, { x: 0.08, z: 1.0, width: 1.15, length: 2.1, blanket: palette.terracotta }),
    standing(c, 3.75, 0, 2.4, at(0, 0, 1.05, easyChair(palette.green))),
    plantAt(c, 3.25, 2.85, rubberPlant(palette.marigold)),
    roundRug(c, 3.3, 1.35, 0.6, [palette.red, palette.sun]),
    standing(c, 3.05, 0, 1.6, mora(palette.teal)),
    ceilingFan(c, 2.2, 1.8, 0.2),
  );
}

export function unfurnishedRoom(): Picture {
  const c = roomCamera();
  return roomPicture(
    shell(c, { wall: '#f6ead0', dado: { colour: '#e0b98f', height: 0.9 }, floor: 'mosaic', shade: 'left' }),
    wallWindow(c, {
      x: 0.6,
      sill: 0.95,
      width: 120,
      height: 120,
      grille: 'diamonds',
      view: cityView('morning', 61),
    }),
    wallWindow(c, {
      x: 2.3,
      sill: 0.95,
      width: 70,
      height: 120,
      grille: 'diamonds',
      view: cityView('morning', 63),
    }),
    wallDoor(c, 3.35, '#5f8f74'),
    onWall(c, 2.1, 2.55, tubeLight()),
    sunPatch(c, 0.7, 1.2, 0.9),
    sunPatch(c, 2.35, 0.7, 0.9),
    ceilingFan(c, 2.2, 1.8, 0.8),
  );
}

export function friendsRoom(): Picture {
  const c = roomCamera({ eyeX: 2.0 });
  return roomPicture(
    shell(c, { wall: '#f0c987', floor: 'oxide', shade: 'left' }),
    wallWindow(c, {
      x: 1.55,
      sill: 1.0,
      width: 130,
      height: 112,
      grille: 'bars',
      frame: palette.green,
      view: cityView('night', 71),
    }),
    onWall(c, 1.1, 2.58, pennants(230)),
    onWall(c, 3.25, 2.1, leafPrint(38, 50)),
    bookshelf(c, { x: 3.4, z: 2.75, width: 0.85, height: 1.2, depth: 0.35, colour: palette.darkWood }, 12, 3),
    rug(c, 1.35, 0.85, 2.0, 1.3, [palette.red, palette.cream]),
    standing(c, 1.7, 0, 2.5, floorCushion(palette.teal)),
    standing(c, 2.9, 0, 2.45, floorCushion(palette.green)),
    table(c, { x: 1.85, z: 1.45, width: 0.9, depth: 0.5, height: 0.32 }),
    standing(c, 2.1, 0.33, 1.6, kettle()),
    standing(c, 2.35, 0.33, 1.55, mug(palette.red)),
    standing(c, 2.55, 0.33, 1.6, mug(palette.green)),
    standing(c, 1.4, 0, 1.25, floorCushion(palette.marigold)),
    standing(c, 3.1, 0, 1.25, floorCushion(palette.brick)),
    bed(c, { x: 0.06, z: 1.0, width: 1.0, length: 2.1, blanket: palette.teal }),
    standing(c, 3.15, 0, 2.95, guitar()),
    ceilingFan(c, 2.2, 1.7, 0.5),
  );
}

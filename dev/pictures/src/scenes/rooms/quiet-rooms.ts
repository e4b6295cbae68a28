import { bed, type Bed } from '../../furniture/bed.ts';
import { mosquitoNet } from '../../furniture/mosquito-net.ts';
import { rug } from '../../furniture/rugs.ts';
import { calendar, ceilingFan, onWall, tubeLight } from '../../furniture/decor.ts';
import { boatPicture, leafPrint, rickshawFlower } from '../../furniture/wall-pictures.ts';
import { hangingPlant, plantAt, rubberPlant, snakePlant } from '../../furniture/plants.ts';
import { alna, wardrobe } from '../../furniture/storage.ts';
import { bookPile, deskLamp, mug, waterJar } from '../../furniture/table.ts';
import { guitar } from '../../furniture/seating.ts';
import { at, circle, glow, rect, type Picture } from '../../svg/markup.ts';
import { standing } from '../../interior/camera.ts';
import { box } from '../../interior/box.ts';
import { shell, sunPatch } from '../../interior/shell.ts';
import { cityView, leafView } from '../../interior/view.ts';
import { wallWindow } from '../../interior/window.ts';
import { palette } from '../../palette.ts';
import { roomCamera, roomPicture, tint } from './frame.ts';

export function singleRoomMosquitoNet(): Picture {
  const c = roomCamera({ eyeX: 2.1 });
  const b: Bed = { x: 1.35, z: 0.8, width: 1.45, length: 2.1, blanket: '#4f7f86', pillows: 2 };
  return roomPicture(
    shell(c, { wall: '#cbd6c4', floor: 'oxide', shade: 'right' }),
    wallWindow(c, {
      x: 0.4,
      sill: 1,
      width: 84,
      height: 108,
      grille: 'diamonds',
      frame: palette.teal,
      view: cityView('night', 12),
    }),
    onWall(c, 3.45, 2.1, calendar(palette.red)),
    bed(c, b),
    alna(c, 3.3, 2.75),
    tint(palette.night, 0.26),
    box(c, { x: 0.42, y: 0, z: 2.5, width: 0.42, height: 0.5, depth: 0.4 }, palette.darkWood),
    standing(c, 0.62, 0.5, 2.62, at(0, 0, 0.85, deskLamp(palette.marigold))),
    glow('lamp', palette.sun, 0.75),
    standing(c, 0.7, 0.78, 2.62, circle(0, 0, 95, 'url(#lamp)')),
    mosquitoNet(c, b, '#f2f4e6'),
    plantAt(c, 0.35, 1.6, snakePlant()),
  );
}

export function singleRoomFloorBed(): Picture {
  const c = roomCamera({ eye: 1.3, horizon: 270 });
  return roomPicture(
    shell(c, { wall: '#e9c9a6', floor: 'oxide', shade: 'right' }),
    wallWindow(c, {
      x: 0.6,
      sill: 0.7,
      width: 120,
      height: 140,
      grille: 'arches',
      frame: '#7c4d33',
      view: leafView(3),
    }),
    onWall(c, 2.55, 2.2, rickshawFlower(50, 50)),
    onWall(c, 3.2, 2.28, leafPrint(38, 54, palette.brick)),
    standing(c, 1.95, 2.8, 2.9, hangingPlant()),
    sunPatch(c, 0.7, 1.2, 0.8, '#ffd890'),
    rug(c, 0.8, 0.55, 1.5, 1.3, [palette.teal, palette.sun]),
    bed(c, {
      x: 2.5,
      z: 0.95,
      width: 1.55,
      length: 2.15,
      base: 0.06,
      blanket: palette.red,
      wood: palette.sand,
      pillows: 2,
    }),
    standing(c, 0.3, 0, 2.8, at(0, 0, 1.2, waterJar())),
    standing(c, 2.2, 0, 3.05, guitar()),
    standing(
      c,
      2.15,
      0,
      2.0,
      bookPile([palette.green, palette.marigold, palette.brick]),
      at(12, -15, 1, mug(palette.cream)),
    ),
  );
}

export function singleRoomEvening(): Picture {
  const c = roomCamera({ eyeX: 2.3 });
  return roomPicture(
    shell(c, { wall: '#d9a98a', floor: 'tiles', shade: 'left' }),
    wallWindow(c, {
      x: 1.3,
      sill: 0.95,
      width: 170,
      height: 122,
      grille: 'bars',
      frame: '#f4e7cd',
      curtain: palette.green,
      view: cityView('dusk', 31),
    }),
    onWall(c, 3.62, 2.1, boatPicture(56, 44)),
    wardrobe(c, { x: 0.15, z: 2.5, width: 0.9, height: 1.95, depth: 0.58, colour: '#58756b' }, true),
    bed(c, {
      x: 1.55,
      z: 0.75,
      width: 1.5,
      length: 2.25,
      blanket: palette.dusk,
      wood: palette.darkWood,
      pillows: 2,
    }),
    box(c, { x: 3.2, y: 0, z: 2.6, width: 0.45, height: 0.52, depth: 0.42 }, palette.darkWood),
    standing(c, 3.42, 0.52, 2.75, deskLamp(palette.red)),
    plantAt(c, 4.0, 2.4, rubberPlant(palette.brick)),
    onWall(c, 0.15, 2.6, tubeLight()),
    ceilingFan(c, 2.3, 1.7, 0.1),
    rect(0, 0, 800, 600, '#e07f4f', { opacity: 0.08 }),
  );
}

import { bed, roundRug, rug } from '../../furniture/bed.ts';
import {
  boatPicture,
  calendar,
  ceilingFan,
  clock,
  leafPrint,
  onWall,
  pennants,
  rickshawFlower,
  tubeLight,
} from '../../furniture/decor.ts';
import {
  cookingPot,
  counter,
  fridge,
  fruitBowl,
  hangingTools,
  kettle,
  spiceJars,
  stove,
  wallTiles,
  waterFilter,
} from '../../furniture/kitchen.ts';
import { hangingPlant, plantAt, rubberPlant, smallPlant, snakePlant } from '../../furniture/plants.ts';
import { caneSofa, easyChair, floorCushion, guitar, mora } from '../../furniture/seating.ts';
import { bookshelf, wallShelf } from '../../furniture/storage.ts';
import { bookPile, books, chair, deskLamp, laptop, mug, table, waterJar } from '../../furniture/table.ts';
import { standing } from '../../interior/camera.ts';
import { balconyDoor, wallDoor, wallLight } from '../../interior/opening.ts';
import { shell, sunPatch } from '../../interior/shell.ts';
import { cityView, leafView } from '../../interior/view.ts';
import { wallWindow } from '../../interior/window.ts';
import { palette } from '../../palette.ts';
import { at, type Picture } from '../../svg/markup.ts';
import { roomCamera, roomPicture } from './frame.ts';

export function kitchenCorner(): Picture {
  const c = roomCamera({ width: 3.6, depth: 2.4, backScale: 182, eyeX: 1.75, horizon: 268 });
  return roomPicture(
    shell(c, { wall: '#efe0c0', floor: 'mosaic', shade: 'right' }),
    onWall(c, 0.75, 1.5, wallTiles(285, 62, palette.sage)),
    wallWindow(c, {
      x: 1.0,
      sill: 1.2,
      width: 100,
      height: 84,
      grille: 'diamonds',
      frame: palette.teal,
      view: leafView(41),
    }),
    wallShelf(
      c,
      2.25,
      1.72,
      1.1,
      at(6, 0, 1, spiceJars()) + at(72, 0, 0.8, smallPlant()) + at(92, 0, 0.8, cookingPot('#8f9992')),
    ),
    onWall(c, 2.33, 1.48, hangingTools()),
    fridge(c, 0.04, 1.75, '#8fb0a6'),
    counter(c, { x: 0.78, z: 1.85, width: 2.8, depth: 0.55 }, 5, '#c98f5f'),
    standing(c, 2.55, 0.88, 1.95, stove()),
    standing(c, 2.39, 0.975, 1.95, cookingPot(palette.brick)),
    standing(c, 2.72, 0.975, 1.95, kettle()),
    standing(c, 1.05, 0.88, 2.0, waterFilter()),
    standing(c, 1.5, 0.88, 1.95, fruitBowl()),
    standing(c, 1.9, 0.88, 2.1, at(0, 0, 1.2, smallPlant(palette.cream))),
    standing(c, 3.3, 0.88, 2.1, at(0, 0, 0.8, waterJar())),
  );
}

export function diningCorner(): Picture {
  const c = roomCamera({ eyeX: 2.3 });
  return roomPicture(
    shell(c, { wall: '#a8c2b4', floor: 'tiles', shade: 'left' }),
    wallWindow(c, {
      x: 1.3,
      sill: 1.0,
      width: 150,
      height: 112,
      grille: 'bars',
      frame: '#f4ead4',
      curtain: palette.terracotta,
      view: cityView('noon', 44),
    }),
    onWall(c, 3.5, 2.15, clock()),
    bookshelf(c, { x: 3.45, z: 2.75, width: 0.8, height: 1.35, depth: 0.35, colour: palette.wood }, 3, 3),
    standing(c, 3.85, 1.35, 2.85, at(0, 0, 0.8, waterJar())),
    plantAt(c, 0.4, 2.7, rubberPlant(palette.brick)),
    sunPatch(c, 1.5, 1.2, -0.3),
    rug(c, 1.0, 0.8, 2.4, 1.7, [palette.brick, palette.cream]),
    chair(c, 0.88, 1.75, palette.darkWood, palette.green),
    chair(c, 3.0, 1.75, palette.darkWood, palette.green),
    table(c, { x: 1.3, z: 1.55, width: 1.75, depth: 0.85, wood: '#a56a40' }),
    standing(c, 2.15, 0.76, 1.9, fruitBowl()),
    standing(c, 1.7, 0.76, 1.75, mug(palette.red)),
    standing(c, 2.65, 0.76, 1.75, mug(palette.green)),
    standing(c, 1.75, 0.76, 2.2, kettle()),
    chair(c, 1.6, 1.1, palette.darkWood, palette.marigold),
    chair(c, 2.35, 1.1, palette.darkWood, palette.marigold),
    ceilingFan(c, 2.2, 1.8, 0.6),
  );
}

export function livingRoomCaneSofa(): Picture {
  const c = roomCamera({ eyeX: 2.1 });
  return roomPicture(
    shell(c, { wall: '#d98f6c', floor: 'planks', shade: 'right' }),
    wallWindow(c, {
      x: 0.35,
      sill: 0.9,
      width: 105,
      height: 128,
      grille: 'arches',
      frame: '#f6ecd8',
      view: leafView(33),
    }),
    onWall(c, 1.95, 2.2, boatPicture(80, 58)),
    onWall(c, 2.9, 2.25, rickshawFlower(50, 50)),
    onWall(c, 3.55, 2.25, leafPrint(38, 52)),
    sunPatch(c, 0.45, 0.95, 0.9),
    plantAt(c, 1.55, 2.9, rubberPlant(palette.cream)),
    caneSofa(c, 1.95, 2.05, 1.95, palette.green, [palette.marigold, palette.rose, palette.sun]),
    rug(c, 1.3, 0.7, 2.2, 1.05, [palette.teal, palette.sun]),
    table(c, { x: 1.95, z: 1.1, width: 0.95, depth: 0.5, height: 0.4, wood: palette.darkWood }),
    standing(c, 2.2, 0.41, 1.3, bookPile([palette.red, palette.sage])),
    standing(c, 2.7, 0.41, 1.3, mug(palette.marigold)),
    standing(c, 0.85, 0, 1.45, mora(palette.red)),
    standing(c, 3.8, 0, 1.3, mora(palette.teal)),
    ceilingFan(c, 2.2, 1.7, 1.0),
  );
}

export function studyCorner(): Picture {
  const c = roomCamera({ width: 3.2, depth: 2.2, backScale: 205, eyeX: 1.6, horizon: 250, eye: 1.3 });
  return roomPicture(
    shell(c, { wall: '#e7d2a8', floor: 'planks', shade: 'right' }),
    wallWindow(c, {
      x: 0.25,
      sill: 0.95,
      width: 105,
      height: 112,
      grille: 'bars',
      frame: '#7c5236',
      curtain: palette.sage,
      view: cityView('rain', 15),
    }),
    wallShelf(
      c,
      1.65,
      1.72,
      1.35,
      at(
        6,
        0,
        1,
        books([
          palette.green,
          palette.red,
          palette.marigold,
          palette.teal,
          palette.sand,
          palette.brick,
          palette.dusk,
        ]),
      ) +
        at(58, 0, 1, smallPlant()) +
        at(76, 0, 1, bookPile([palette.teal, palette.red])) +
        at(110, 0, 1, books([palette.brick, palette.sage, palette.green])),
    ),
    onWall(c, 1.78, 1.55, calendar(palette.green)),
    onWall(c, 2.35, 1.56, leafPrint(36, 46, palette.brick)),
    table(c, { x: 0.7, z: 1.45, width: 1.8, depth: 0.65, drawers: true }),
    standing(c, 1.5, 0.76, 1.65, laptop()),
    standing(c, 2.15, 0.76, 1.8, deskLamp(palette.red)),
    standing(c, 0.95, 0.76, 1.8, books([palette.red, palette.green, palette.marigold, palette.teal])),
    standing(c, 1.15, 0.76, 1.6, mug(palette.teal)),
    standing(c, 1.85, 0.76, 1.7, bookPile([palette.sage, palette.brick])),
    chair(c, 1.28, 0.9, palette.darkWood, palette.green),
    plantAt(c, 2.9, 1.75, snakePlant(palette.marigold)),
    plantAt(c, 0.35, 1.6, rubberPlant()),
  );
}

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

export function readingCorner(): Picture {
  const c = roomCamera({ width: 3.6, depth: 2.6, backScale: 172, eyeX: 1.8, horizon: 262 });
  return roomPicture(
    shell(c, { wall: '#5f8f7c', floor: 'oxide', shade: 'right' }),
    wallWindow(c, {
      x: 0.35,
      sill: 0.75,
      width: 120,
      height: 140,
      grille: 'arches',
      frame: '#f6ecd8',
      view: leafView(27),
    }),
    wallLight(c, 1.85, 2.1, 60, 120),
    onWall(c, 1.9, 2.05, leafPrint(40, 54, palette.green)),
    bookshelf(c, { x: 2.55, z: 2.2, width: 0.95, height: 1.9, depth: 0.36, colour: palette.wood }, 77, 5),
    standing(c, 1.75, 2.7, 2.4, hangingPlant()),
    roundRug(c, 1.75, 1.1, 0.75, [palette.cream, palette.marigold]),
    standing(c, 1.7, 0, 1.7, easyChair(palette.marigold)),
    standing(c, 1.1, 0, 1.35, mora(palette.red), at(0, -44, 1, mug(palette.cream))),
    standing(c, 2.45, 0, 1.3, floorCushion(palette.teal)),
    standing(c, 2.5, 0, 1.75, bookPile([palette.red, palette.sand, palette.green, palette.marigold])),
    plantAt(c, 0.3, 2.0, rubberPlant()),
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

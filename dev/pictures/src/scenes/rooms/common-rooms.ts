import { rug } from '../../furniture/rugs.ts';
import { boatPicture, leafPrint, rickshawFlower } from '../../furniture/wall-pictures.ts';
import { ceilingFan, clock, onWall } from '../../furniture/decor.ts';
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
import { plantAt, rubberPlant, smallPlant } from '../../furniture/plants.ts';
import { caneSofa, mora } from '../../furniture/seating.ts';
import { bookshelf, wallShelf } from '../../furniture/storage.ts';
import { bookPile, chair, mug, table, waterJar } from '../../furniture/table.ts';
import { standing } from '../../interior/camera.ts';
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

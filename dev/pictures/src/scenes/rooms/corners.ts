import { roundRug } from '../../furniture/rugs.ts';
import { calendar, onWall } from '../../furniture/decor.ts';
import { leafPrint } from '../../furniture/wall-pictures.ts';
import { hangingPlant, plantAt, rubberPlant, smallPlant, snakePlant } from '../../furniture/plants.ts';
import { easyChair, floorCushion, mora } from '../../furniture/seating.ts';
import { bookshelf, wallShelf } from '../../furniture/storage.ts';
import { bookPile, books, chair, deskLamp, laptop, mug, table } from '../../furniture/table.ts';
import { standing } from '../../interior/camera.ts';
import { wallLight } from '../../interior/opening.ts';
import { shell } from '../../interior/shell.ts';
import { cityView, leafView } from '../../interior/view.ts';
import { wallWindow } from '../../interior/window.ts';
import { palette } from '../../palette.ts';
import { at, type Picture } from '../../svg/markup.ts';
import { roomCamera, roomPicture } from './frame.ts';

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

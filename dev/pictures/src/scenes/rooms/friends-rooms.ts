import { bed } from '../../furniture/bed.ts';
import { rug } from '../../furniture/rugs.ts';
import { boatPicture, leafPrint } from '../../furniture/wall-pictures.ts';
import { ceilingFan, onWall, stringLights } from '../../furniture/decor.ts';
import { plantAt, rubberPlant, smallPlant } from '../../furniture/plants.ts';
import { alna, wallShelf, wardrobe } from '../../furniture/storage.ts';
import { bookPile, books, chair, deskLamp, laptop, table } from '../../furniture/table.ts';
import { guitar } from '../../furniture/seating.ts';
import { standing } from '../../interior/camera.ts';
import { shell } from '../../interior/shell.ts';
import { cityView } from '../../interior/view.ts';
import { wallWindow } from '../../interior/window.ts';
import { palette } from '../../palette.ts';
import { darken } from '../../svg/colour.ts';
import { at, type Picture } from '../../svg/markup.ts';
import { roomCamera, roomPicture } from './frame.ts';

export function sharedRoomStudents(): Picture {
  const c = roomCamera();
  const desk = (x: number, laptopX: number, lamp: string) =>
    table(c, { x, z: 2.55, width: 0.95, depth: 0.55 }) +
    standing(c, laptopX, 0.76, 2.75, laptop()) +
    standing(c, x + 0.16, 0.76, 2.8, at(0, 0, 0.8, deskLamp(lamp)));
  return roomPicture(
    shell(c, { wall: '#bcd0c4', floor: 'planks', shade: 'left' }),
    wallWindow(c, {
      x: 1.75,
      sill: 1.05,
      width: 90,
      height: 110,
      grille: 'arches',
      frame: '#f4ead4',
      view: cityView('noon', 5),
    }),
    wallShelf(
      c,
      0.45,
      1.7,
      1.0,
      books([
        palette.red,
        palette.green,
        palette.marigold,
        palette.brick,
        palette.teal,
        palette.sand,
        palette.dusk,
      ]) + at(70, 0, 1, bookPile([palette.green, palette.red])),
    ),
    wallShelf(
      c,
      3.0,
      1.7,
      1.0,
      at(8, 0, 1.1, smallPlant()) +
        at(
          30,
          0,
          1,
          books([palette.teal, palette.sand, palette.brick, palette.green, palette.marigold, palette.red]),
        ),
    ),
    onWall(c, 1.5, 2.56, stringLights(140)),
    desk(1.12, 1.7, palette.red),
    desk(2.3, 2.88, palette.green),
    chair(c, 1.42, 1.98, palette.wood, palette.green),
    chair(c, 2.62, 1.98, palette.wood, palette.marigold),
    bed(c, { x: 0.06, z: 0.75, width: 0.95, length: 2.1, blanket: palette.red }),
    bed(c, { x: 3.4, z: 0.75, width: 0.95, length: 2.1, blanket: palette.teal }),
    ceilingFan(c, 2.2, 1.6, 0.5),
  );
}

export function sharedRoomMusicians(): Picture {
  const c = roomCamera({ eyeX: 2.6 });
  return roomPicture(
    shell(c, { wall: darken('#2f7c78', 0.08), floor: 'planks', shade: 'right' }),
    wallWindow(c, {
      x: 2.9,
      sill: 1.0,
      width: 100,
      height: 112,
      grille: 'diamonds',
      frame: '#f4ead4',
      view: cityView('dusk', 6),
    }),
    onWall(c, 0.7, 2.15, boatPicture(64, 48)),
    onWall(c, 1.55, 2.2, leafPrint(36, 50, palette.brick)),
    onWall(c, 2.05, 2.6, stringLights(230)),
    wardrobe(c, { x: 0.1, z: 2.6, width: 0.5, height: 1.8, depth: 0.5, colour: '#c49362' }),
    alna(c, 2.0, 2.85),
    plantAt(c, 4.1, 2.95, rubberPlant(palette.marigold)),
    bed(c, { x: 0.75, z: 1.1, width: 1, length: 2, blanket: palette.marigold, wood: palette.darkWood }),
    bed(c, {
      x: 2.95,
      z: 1.0,
      width: 1.05,
      length: 2.1,
      blanket: palette.cream,
      wood: palette.darkWood,
      sheet: palette.rose,
    }),
    rug(c, 1.9, 0.7, 0.95, 1.4, [palette.red, palette.sun]),
    standing(c, 2.62, 0, 2.7, guitar()),
    ceilingFan(c, 2.4, 1.7, 1.3),
  );
}

import { bed, rug } from '../../furniture/bed.ts';
import {
  boatPicture,
  calendar,
  ceilingFan,
  clock,
  leafPrint,
  onWall,
  pennants,
  rickshawFlower,
  stringLights,
} from '../../furniture/decor.ts';
import { plantAt, rubberPlant, smallPlant, snakePlant } from '../../furniture/plants.ts';
import { alna, bookshelf, wallShelf, wardrobe } from '../../furniture/storage.ts';
import { bookPile, books, chair, deskLamp, laptop, mug, table } from '../../furniture/table.ts';
import { guitar } from '../../furniture/seating.ts';
import { box, floorShadow } from '../../interior/box.ts';
import { standing, type Camera } from '../../interior/camera.ts';
import { shell, sunPatch } from '../../interior/shell.ts';
import { cityView, leafView } from '../../interior/view.ts';
import { wallWindow } from '../../interior/window.ts';
import { palette } from '../../palette.ts';
import { darken, lighten } from '../../svg/colour.ts';
import { at, rect, times, type Picture } from '../../svg/markup.ts';
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

function bunk(c: Camera, x: number, z: number, blankets: readonly [string, string]): string {
  const iron = '#3f625a';
  const [width, length] = [1.05, 2.05];
  const post = (px: number, pz: number) =>
    box(c, { x: px, y: 0, z: pz, width: 0.06, height: 1.8, depth: 0.06 }, iron);
  const bunkBed = (base: number, blanket: string) =>
    box(c, { x, y: base, z, width, height: 0.08, depth: length }, iron) +
    box(
      c,
      { x: x + 0.03, y: base + 0.08, z: z + 0.02, width: width - 0.06, height: 0.13, depth: length - 0.04 },
      palette.white,
    ) +
    standing(
      c,
      x + 0.18,
      base + 0.23,
      z + length - 0.3,
      rect(0, -12, 66, 14, lighten(blanket, 0.75), { rx: 6 }),
    ) +
    box(
      c,
      { x: x + 0.02, y: base + 0.1, z: z + 0.01, width: width - 0.04, height: 0.125, depth: length * 0.62 },
      blanket,
    );
  return (
    floorShadow(c, { x, z, width, depth: length }) +
    post(x, z + length - 0.06) +
    post(x + width - 0.06, z + length - 0.06) +
    bunkBed(0.3, blankets[0]) +
    bunkBed(1.22, blankets[1]) +
    box(c, { x, y: 1.5, z, width, height: 0.05, depth: 0.05 }, lighten(iron, 0.1)) +
    post(x, z) +
    post(x + width - 0.06, z) +
    times(4, (i) =>
      box(
        c,
        { x: x + width - 0.4, y: 0.35 + i * 0.3, z: z - 0.02, width: 0.36, height: 0.035, depth: 0.03 },
        lighten(iron, 0.3),
      ),
    )
  );
}

export function sharedRoomBunkBeds(): Picture {
  const c = roomCamera({ eyeX: 2.05 });
  return roomPicture(
    shell(c, { wall: '#e8d9c0', floor: 'mosaic', shade: 'right' }),
    wallWindow(c, {
      x: 1.75,
      sill: 1.0,
      width: 120,
      height: 115,
      grille: 'bars',
      frame: palette.teal,
      view: leafView(14),
    }),
    onWall(c, 1.35, 2.6, pennants(180)),
    wallShelf(
      c,
      3.35,
      1.75,
      0.85,
      books([palette.red, palette.teal, palette.marigold, palette.green, palette.brick]) +
        at(58, 0, 1, smallPlant()),
    ),
    bunk(c, 0.12, 1.0, [palette.terracotta, palette.green]),
    table(c, { x: 3.2, z: 2.35, width: 1.05, depth: 0.55, drawers: true }),
    standing(c, 3.5, 0.76, 2.6, laptop()),
    standing(c, 4.0, 0.76, 2.65, deskLamp(palette.marigold)),
    chair(c, 3.3, 1.75, palette.wood, palette.brick),
    rug(c, 1.6, 0.7, 1.3, 1.2, [palette.sage, palette.green]),
    ceilingFan(c, 2.4, 1.8, 0.3),
  );
}

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

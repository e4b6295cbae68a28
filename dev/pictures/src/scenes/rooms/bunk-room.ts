import { rug } from '../../furniture/rugs.ts';
import { ceilingFan, onWall, pennants } from '../../furniture/decor.ts';
import { smallPlant } from '../../furniture/plants.ts';
import { wallShelf } from '../../furniture/storage.ts';
import { books, chair, deskLamp, laptop, table } from '../../furniture/table.ts';
import { box, floorShadow } from '../../interior/box.ts';
import { standing, type Camera } from '../../interior/camera.ts';
import { shell } from '../../interior/shell.ts';
import { leafView } from '../../interior/view.ts';
import { wallWindow } from '../../interior/window.ts';
import { palette } from '../../palette.ts';
import { lighten } from '../../svg/colour.ts';
import { at, rect, times, type Picture } from '../../svg/markup.ts';
import { roomCamera, roomPicture } from './frame.ts';

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

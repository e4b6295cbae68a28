import { rubberPlant, smallPlant, snakePlant } from '../../furniture/plants.ts';
import { easyChair, mora } from '../../furniture/seating.ts';
import { mug } from '../../furniture/table.ts';
import { skyline } from '../../outdoor/building.ts';
import { clothesLine, kite, waterTank } from '../../outdoor/roof.ts';
import { rooftopRoom } from '../../outdoor/rooftop-room.ts';
import { cloud, sky, sun } from '../../outdoor/sky.ts';
import { palm } from '../../outdoor/trees.ts';
import { palette } from '../../palette.ts';
import { at, rect, times, type Picture } from '../../svg/markup.ts';
import { roomHeight as height, roomPicture, roomWidth as width } from './frame.ts';

function roofFloor(y: number): string {
  return (
    rect(0, y, width, height - y, '#cbb08a') +
    rect(0, y, width, 6, '#e2caa2') +
    times(5, (i) => rect(0, y + 30 + i * i * 9, width, 1.6, '#ad9370'))
  );
}

export function rooftopRoomPicture(): Picture {
  return roomPicture(
    sky(width, height, [
      [0, '#9fcac0'],
      [0.7, '#f3efd2'],
      [1, '#f3efd2'],
    ]),
    cloud(240, 100, 260, '#faf5e2', 0.8),
    at(250, 90, 0.8, kite(palette.red, palette.marigold)),
    skyline(width, 470, 70, 190, '#bccdb2', 12),
    rect(0, 424, width, 40, '#d9bd93'),
    rect(0, 418, width, 8, '#ecd6b0'),
    roofFloor(462),
    at(
      60,
      470,
      1.7,
      clothesLine(220, 74, [palette.red, palette.cream, palette.sun, palette.teal, palette.rose]),
    ),
    at(470, 500, 1, rooftopRoom()),
    at(100, 560, 1.7, smallPlant()),
    at(170, 572, 1.8, snakePlant(palette.brick)),
    at(440, 560, 1.6, rubberPlant(palette.marigold)),
  );
}

export function rooftopGarden(): Picture {
  return roomPicture(
    sky(width, height, [
      [0, '#e9a77c'],
      [0.5, '#f7cf94'],
      [1, '#fbe7be'],
    ]),
    sun(560, 270, 46, '#fff0c4'),
    cloud(230, 130, 260, '#fbdcb0', 0.6),
    skyline(width, 460, 80, 200, '#d99c7c', 18),
    skyline(width, 470, 50, 120, '#c07f6a', 25, '#f9d99b'),
    rect(0, 424, width, 40, '#a8705a'),
    rect(0, 418, width, 8, '#c98f6d'),
    rect(0, 462, width, 140, '#b98262'),
    rect(0, 462, width, 5, '#d9a27c'),
    at(690, 470, 1.9, waterTank(1)),
    at(90, 474, 1, palm(300, 22, '#3f6048')),
    at(250, 500, 1.9, rubberPlant(palette.brick)),
    at(330, 520, 1.8, smallPlant(palette.marigold)),
    at(30, 560, 2, snakePlant(palette.cream)),
    at(120, 575, 2.2, smallPlant(palette.red)),
    at(200, 590, 2, snakePlant(palette.brick)),
    at(440, 560, 1.9, easyChair(palette.green)),
    at(620, 575, 1.9, easyChair(palette.red)),
    at(
      530,
      580,
      1.4,
      mora(palette.marigold),
      at(-6, -44, 1, mug(palette.cream)),
      at(9, -44, 1, mug(palette.green)),
    ),
    at(740, 590, 2.2, smallPlant(palette.teal)),
  );
}

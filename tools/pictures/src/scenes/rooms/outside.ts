import { hangingPlant, rubberPlant, smallPlant, snakePlant } from '../../furniture/plants.ts';
import { easyChair, mora } from '../../furniture/seating.ts';
import { mug } from '../../furniture/table.ts';
import { building, skyline } from '../../outdoor/building.ts';
import { birds, clothesLine, kite, waterTank } from '../../outdoor/roof.ts';
import { rooftopRoom } from '../../outdoor/rooftop-room.ts';
import { cloud, sky, sun } from '../../outdoor/sky.ts';
import { crownTree, hedge, krishnachura, palm } from '../../outdoor/trees.ts';
import { palette } from '../../palette.ts';
import { at, rect, times, type Picture } from '../../svg/markup.ts';
import { seeded } from '../../svg/random.ts';
import { balconyRail, sill } from '../heroes/balcony.ts';
import { roomHeight as height, roomPicture, roomWidth as width } from './frame.ts';

const day = { glass: '#8fa59b', lit: '#f7e2b0', litShare: 0.15 };

export function balconyOverRooftops(): Picture {
  return roomPicture(
    sky(width, height, [
      [0, '#a9d0c4'],
      [0.6, '#eef0d4'],
      [1, '#f8ecd0'],
    ]),
    cloud(540, 110, 260, '#f8f4e2', 0.8),
    birds(
      [
        [330, 120, 0.7],
        [352, 108, 0.6],
      ],
      '#4b6e66',
    ),
    skyline(width, 430, 90, 200, '#c3d2ba', 14),
    building({
      ...day,
      x: 130,
      base: 560,
      width: 170,
      floors: 5,
      floorHeight: 52,
      columns: 3,
      colour: '#e0b98f',
      seed: 5,
      roof: 'tank',
    }),
    building({
      ...day,
      x: 470,
      base: 560,
      width: 210,
      floors: 6,
      floorHeight: 52,
      columns: 4,
      colour: '#9dbb9a',
      seed: 2,
      balconies: true,
      roof: 'both',
    }),
    at(370, 580, 1, crownTree(250, 220, 4, '#4f8a62', krishnachura)),
    at(0, 430, 0.8, balconyRail(1000, 150)),
    at(0, 548, 1, sill(width, 60)),
    rect(0, 0, width, 22, '#c9a27a'),
    rect(0, 22, width, 6, '#a98259'),
    rect(0, 0, 40, height, '#d8b48a'),
    rect(40, 0, 8, height, '#b58f66'),
    at(150, 28, 1.5, hangingPlant()),
    at(640, 592, 2.1, easyChair(palette.marigold)),
    at(520, 588, 1.5, mora(palette.red), at(0, -44, 1, mug(palette.green))),
    at(120, 588, 2.4, rubberPlant(palette.brick)),
    at(215, 588, 1.9, snakePlant(palette.cream)),
  );
}

export function balconyInTheRain(): Picture {
  const random = seeded(8);
  return roomPicture(
    sky(width, height, [
      [0, '#8ea9a8'],
      [0.7, '#c8d3ca'],
      [1, '#d5dbcf'],
    ]),
    skyline(width, 440, 110, 230, '#aebfb8', 9),
    building({
      ...day,
      x: 90,
      base: 560,
      width: 190,
      floors: 6,
      floorHeight: 52,
      columns: 4,
      colour: '#93a59a',
      litShare: 0.4,
      seed: 3,
      roof: 'tank',
    }),
    building({
      ...day,
      x: 520,
      base: 560,
      width: 220,
      floors: 5,
      floorHeight: 54,
      columns: 4,
      colour: '#a8978a',
      litShare: 0.5,
      seed: 7,
      balconies: true,
      roof: 'tank',
    }),
    at(400, 580, 1, palm(330, -20, '#3f6f5a')),
    at(300, 590, 1, crownTree(240, 240, 14, '#4b7a62')),
    times(90, () =>
      rect(random() * width, random() * 520, 1.6, 22, '#eef3ee', { opacity: 0.5, transform: 'skewX(-8)' }),
    ),
    at(0, 430, 0.8, balconyRail(1000, 150)),
    at(0, 548, 1, sill(width, 60)),
    rect(0, 0, width, 24, '#6f7f78'),
    rect(0, 24, width, 6, '#55665f'),
    at(660, 30, 1.6, hangingPlant()),
    at(110, 588, 2.2, snakePlant(palette.brick)),
    at(200, 590, 2.4, smallPlant(palette.marigold)),
    at(690, 590, 2.5, rubberPlant(palette.terracotta)),
    at(
      560,
      588,
      1.5,
      mora(palette.teal),
      at(-6, -44, 1, mug(palette.red)),
      at(10, -44, 1, mug(palette.cream)),
    ),
  );
}

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

export function buildingGreenLane(): Picture {
  const ground = 520;
  return roomPicture(
    sky(width, height, [
      [0, '#b5d6c9'],
      [0.8, '#f6eed4'],
      [1, '#f6eed4'],
    ]),
    cloud(170, 90, 220, '#faf5e2', 0.8),
    skyline(width, ground, 150, 300, '#ccd9bf', 7),
    building({
      ...day,
      x: 30,
      base: ground,
      width: 170,
      floors: 4,
      floorHeight: 62,
      columns: 3,
      colour: '#e6cfa4',
      seed: 14,
      roof: 'wash',
    }),
    building({
      ...day,
      x: 250,
      base: ground,
      width: 330,
      floors: 6,
      floorHeight: 70,
      columns: 5,
      colour: '#7fa58b',
      seed: 10,
      balconies: true,
      roof: 'both',
    }),
    at(690, ground + 10, 1, crownTree(360, 300, 6, '#3f8261', krishnachura)),
    at(110, ground + 8, 1, palm(300, -22)),
    rect(0, ground, width, 80, '#bfae8e'),
    rect(250, ground - 66, 330, 66, '#5f8570'),
    rect(375, ground - 58, 80, 58, '#23443c'),
    times(9, (i) => rect(378 + i * 9, ground - 56, 2.4, 56, palette.marigold, { opacity: 0.75 })),
    at(240, ground + 4, 1, hedge(120, 26, 2)),
    at(478, ground + 4, 1, hedge(110, 26, 5)),
    rect(0, ground + 40, width, 40, '#979c90'),
  );
}

export function buildingAtNight(): Picture {
  const ground = 540;
  const night = { glass: '#20484c', lit: '#f5c765', base: ground };
  return roomPicture(
    sky(width, height, [
      [0, '#0f2c36'],
      [0.7, '#2c575b'],
      [1, '#3a6664'],
    ]),
    times(26, (i) => rect((i * 331) % width, (i * 97) % 230, 2.2, 2.2, '#f4e6c0', { opacity: 0.6, rx: 1 })),
    sun(650, 110, 34, '#f6e8c2'),
    skyline(width, ground, 160, 320, '#214950', 28, '#e9b957'),
    building({
      ...night,
      x: 40,
      width: 190,
      floors: 5,
      floorHeight: 62,
      columns: 3,
      colour: '#3d5a5c',
      litShare: 0.55,
      seed: 4,
      roof: 'tank',
    }),
    building({
      ...night,
      x: 290,
      width: 300,
      floors: 7,
      floorHeight: 62,
      columns: 5,
      colour: '#5b6a64',
      litShare: 0.6,
      seed: 21,
      balconies: true,
      roof: 'both',
    }),
    at(700, ground + 8, 1, crownTree(280, 260, 8, '#1f5347')),
    at(250, ground + 6, 1, palm(260, 18, '#1f5347')),
    rect(0, ground, width, 60, '#29484a'),
    rect(0, ground, width, 5, '#46686a'),
    rect(400, ground - 58, 70, 58, '#f5c765'),
    times(7, (i) => rect(404 + i * 10, ground - 58, 2, 58, '#23443c')),
  );
}

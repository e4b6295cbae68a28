import { hangingPlant, rubberPlant, smallPlant, snakePlant } from '../../furniture/plants.ts';
import { easyChair, mora } from '../../furniture/seating.ts';
import { mug } from '../../furniture/table.ts';
import { building, skyline } from '../../outdoor/building.ts';
import { birds } from '../../outdoor/roof.ts';
import { cloud, sky } from '../../outdoor/sky.ts';
import { crownTree, krishnachura, palm } from '../../outdoor/trees.ts';
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

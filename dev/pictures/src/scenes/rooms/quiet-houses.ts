import { building, skyline } from '../../outdoor/building.ts';
import { birds } from '../../outdoor/roof.ts';
import { cloud, sky } from '../../outdoor/sky.ts';
import { shopFront, streetLamp, teaStall, walker } from '../../outdoor/street.ts';
import { crownTree, hedge, krishnachura, palm } from '../../outdoor/trees.ts';
import { palette } from '../../palette.ts';
import { at, rect, type Picture } from '../../svg/markup.ts';
import { roomHeight as height, roomPicture, roomWidth as width } from './frame.ts';

const day = { glass: '#8fa59b', lit: '#f7e2b0', litShare: 0.15 };

export function houseByTheLake(): Picture {
  const shore = 440;
  return roomPicture(
    sky(width, height, [
      [0, '#a4cdc4'],
      [0.7, '#f5edd0'],
      [1, '#f5edd0'],
    ]),
    cloud(260, 100, 260, '#faf5e2', 0.8),
    birds(
      [
        [520, 130, 0.7],
        [545, 118, 0.6],
      ],
      '#4b6e66',
    ),
    skyline(width, shore, 90, 190, '#bccdb2', 33),
    building({
      ...day,
      x: 330,
      base: shore,
      width: 250,
      floors: 5,
      floorHeight: 66,
      columns: 4,
      colour: '#f0dcb8',
      seed: 18,
      balconies: true,
      roof: 'both',
    }),
    building({
      ...day,
      x: 120,
      base: shore,
      width: 150,
      floors: 3,
      floorHeight: 66,
      columns: 2,
      colour: '#c98f6d',
      seed: 6,
      roof: 'wash',
    }),
    at(660, shore + 6, 1, palm(330, -26)),
    at(730, shore + 6, 1, palm(270, 20)),
    at(60, shore + 8, 1, crownTree(280, 240, 10, '#4f8a62', krishnachura)),
    at(-10, shore + 10, 1, hedge(830, 26, 4)),
    rect(0, shore + 8, width, height - shore, '#7fb0a6'),
    rect(0, shore + 8, width, 8, '#b7a686'),
    rect(120, shore + 30, 150, 120, '#c98f6d', { opacity: 0.28 }),
    rect(330, shore + 30, 250, 130, '#f0dcb8', { opacity: 0.4 }),
    ...[470, 490, 512, 530, 552, 574].map((y, i) =>
      rect(60 + ((i * 211) % 520), y, 120 - i * 8, 2.6, '#eef0d4', { opacity: 0.5, rx: 1 }),
    ),
  );
}

export function laneWithTeaStall(): Picture {
  const ground = 510;
  return roomPicture(
    sky(width, height, [
      [0, '#f4d9a8'],
      [0.8, '#fbf0d4'],
      [1, '#fbf0d4'],
    ]),
    skyline(width, ground, 180, 300, '#e6d3ad', 36),
    building({
      ...day,
      x: 30,
      base: ground,
      width: 240,
      floors: 5,
      floorHeight: 72,
      columns: 4,
      colour: '#b9c7a0',
      seed: 20,
      balconies: true,
      roof: 'both',
    }),
    building({
      ...day,
      x: 300,
      base: ground,
      width: 190,
      floors: 3,
      floorHeight: 76,
      columns: 3,
      colour: '#d98f6c',
      seed: 22,
      roof: 'both',
    }),
    building({
      ...day,
      x: 560,
      base: ground,
      width: 250,
      floors: 6,
      floorHeight: 66,
      columns: 4,
      colour: '#e2c190',
      seed: 26,
      balconies: true,
      roof: 'tank',
    }),
    shopFront(30, ground, 240, palette.teal, palette.cream),
    at(525, ground + 6, 1, crownTree(290, 220, 16, '#3f8261')),
    rect(0, ground, width, 90, '#c9b38e'),
    rect(0, ground, width, 6, '#e2cfa8'),
    at(0, 0, 1, at(745, ground + 14, 1, streetLamp(220))),
    at(400, ground + 32, 1.25, teaStall()),
    at(580, ground + 44, 1.3, walker(palette.red, '#a86f4b', true)),
    at(268, ground + 44, 1.3, walker(palette.cream, '#8a5a3c', false)),
  );
}

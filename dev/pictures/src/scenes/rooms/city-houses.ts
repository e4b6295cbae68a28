import { building, skyline } from '../../outdoor/building.ts';
import { train, viaduct } from '../../outdoor/metro.ts';
import { oldHouse } from '../../outdoor/old-house.ts';
import { rickshaw } from '../../outdoor/rickshaw.ts';
import { birds } from '../../outdoor/roof.ts';
import { cloud, sky } from '../../outdoor/sky.ts';
import { shopFront, walker } from '../../outdoor/street.ts';
import { crownTree, krishnachura } from '../../outdoor/trees.ts';
import { palette } from '../../palette.ts';
import { at, rect, type Picture } from '../../svg/markup.ts';
import { roomHeight as height, roomPicture, roomWidth as width } from './frame.ts';

const day = { glass: '#8fa59b', lit: '#f7e2b0', litShare: 0.15 };

export function houseOldDhaka(): Picture {
  return roomPicture(
    sky(width, height, [
      [0, '#f1c492'],
      [0.7, '#fbecca'],
      [1, '#fbecca'],
    ]),
    birds(
      [
        [150, 110, 0.7],
        [174, 98, 0.6],
        [196, 116, 0.5],
      ],
      '#8a5a45',
    ),
    skyline(width, 520, 200, 330, '#ecca9c', 19),
    building({
      ...day,
      x: -20,
      base: 520,
      width: 160,
      floors: 4,
      floorHeight: 68,
      columns: 2,
      colour: '#c99a76',
      seed: 9,
      balconies: true,
      roof: 'wash',
    }),
    building({
      ...day,
      x: 660,
      base: 520,
      width: 180,
      floors: 5,
      floorHeight: 66,
      columns: 3,
      colour: '#b7a98a',
      seed: 11,
      roof: 'tank',
    }),
    at(150, 520, 1, oldHouse()),
    rect(0, 520, width, 80, '#bda383'),
    rect(0, 520, width, 5, '#d9c29c'),
    at(610, 584, 0.82, rickshaw({ riders: false })),
    at(250, 548, 1, walker(palette.teal, '#a86f4b', true)),
  );
}

export function houseByTheMetro(): Picture {
  const ground = 530;
  return roomPicture(
    sky(width, height, [
      [0, '#b9d8cf'],
      [0.8, '#f4eed4'],
      [1, '#f4eed4'],
    ]),
    cloud(600, 90, 240, '#faf5e2', 0.8),
    skyline(width, ground, 180, 320, '#c8d6bd', 24),
    building({
      ...day,
      x: 60,
      base: ground,
      width: 280,
      floors: 7,
      floorHeight: 64,
      columns: 5,
      colour: '#d9946f',
      seed: 16,
      balconies: true,
      roof: 'both',
    }),
    building({
      ...day,
      x: 480,
      base: ground,
      width: 220,
      floors: 5,
      floorHeight: 64,
      columns: 4,
      colour: '#e6cfa4',
      seed: 1,
      balconies: true,
      roof: 'tank',
    }),
    shopFront(60, ground, 280, palette.green, palette.cream),
    shopFront(480, ground, 220, palette.red, palette.sun),
    at(0, 346, 0.86, viaduct(940, 214, '#c9c6b2', 470, 600)),
    at(250, 346, 0.86, train(3, '#cfe3d8')),
    at(760, ground + 6, 1, crownTree(210, 190, 7, '#4f8a62', krishnachura)),
    rect(0, ground, width, 70, '#99a095'),
    rect(0, ground, width, 14, '#cdbb98'),
    at(160, 592, 0.72, rickshaw({ riders: true })),
  );
}

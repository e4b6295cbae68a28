import { building, skyline } from '../../outdoor/building.ts';
import { train, viaduct } from '../../outdoor/metro.ts';
import { rickshaw } from '../../outdoor/rickshaw.ts';
import { birds } from '../../outdoor/roof.ts';
import { cloud, sky, sun } from '../../outdoor/sky.ts';
import { shopFront, streetLamp, teaStall, walker } from '../../outdoor/street.ts';
import { crownTree, hedge, krishnachura, palm } from '../../outdoor/trees.ts';
import { palette } from '../../palette.ts';
import { at, rect, times, type Picture } from '../../svg/markup.ts';

const [width, height] = [1600, 900];

/** A morning street under the metro: a rickshaw brings two friends and their suitcase to a new home. */
export function rickshawStreet(): Picture {
  const house = { glass: '#8fa59b', lit: '#f7e2b0', litShare: 0.2 };
  const ground = 742;
  return {
    width,
    height,
    body: [
      sky(width, height, [
        [0, '#bfd9c8'],
        [0.45, '#e9e6c6'],
        [0.8, '#f8ecd0'],
        [1, '#f8ecd0'],
      ]),
      sun(310, 190, 52, '#fdf3cf'),
      cloud(980, 110, 380, '#f8f1dc', 0.7),
      cloud(560, 170, 260, '#f8f1dc', 0.6),
      birds(
        [
          [820, 150, 0.8],
          [850, 132, 0.7],
          [880, 158, 0.6],
        ],
        '#5b7668',
      ),
      skyline(width, ground, 300, 520, '#d4dcc0', 31),
      skyline(width, ground, 230, 400, '#bccdb2', 17),
      building({
        ...house,
        x: 40,
        base: ground,
        width: 250,
        floors: 7,
        floorHeight: 66,
        columns: 4,
        colour: '#dfb78c',
        seed: 4,
        balconies: true,
        roof: 'both',
      }),
      building({
        ...house,
        x: 318,
        base: ground,
        width: 210,
        floors: 4,
        floorHeight: 66,
        columns: 3,
        colour: '#9dbb9a',
        seed: 6,
        roof: 'none',
      }),
      building({
        ...house,
        x: 1000,
        base: ground,
        width: 240,
        floors: 6,
        floorHeight: 66,
        columns: 4,
        colour: '#e6cfa4',
        seed: 12,
        balconies: true,
        roof: 'wash',
      }),
      building({
        ...house,
        x: 1290,
        base: ground,
        width: 280,
        floors: 8,
        floorHeight: 64,
        columns: 5,
        colour: '#cd8d6c',
        seed: 9,
        balconies: true,
        roof: 'both',
      }),
      at(760, ground, 1, crownTree(300, 300, 2, '#7fa67c')),
      at(0, 396, 1, viaduct(width, ground - 396, '#c9c6b2', 180, 560)),
      at(430, 396, 1, train(4, '#cfe3d8')),
      shopFront(40, ground, 250, palette.green, palette.marigold),
      shopFront(318, ground, 210, palette.red, palette.cream),
      shopFront(1000, ground, 240, palette.teal, palette.cream),
      shopFront(1290, ground, 280, palette.brick, palette.sun),
      at(1500, ground + 4, 1.15, crownTree(420, 420, 21, '#4f8a62', krishnachura)),
      at(600, ground, 1, palm(300, -24)),
      rect(0, ground, width, 26, '#cdbb98'),
      rect(0, ground + 22, width, 8, '#a8977a'),
      rect(0, ground + 30, width, height - ground - 30, '#8b9187'),
      rect(0, ground + 30, width, 12, '#7b827a'),
      times(9, (i) => rect(i * 200 - 40, 846, 96, 7, '#e9e2cb')),
      at(560, ground + 2, 1, hedge(150, 26, 3)),
      at(880, ground + 8, 1, teaStall()),
      at(548, ground + 14, 1.05, walker(palette.red, '#a86f4b', true)),
      at(762, ground + 14, 1.05, walker(palette.cream, '#8a5a3c', false)),
      at(700, ground + 4, 1, streetLamp(230)),
      at(1130, 868, 1.55, rickshaw({ riders: true, luggage: true })),
      at(330, 800, 0.8, rickshaw({ riders: false })),
    ].join(''),
  };
}

import { hangingPlant, rubberPlant, smallPlant, snakePlant } from '../../furniture/plants.ts';
import { building, skyline } from '../../outdoor/building.ts';
import { birds, clothesLine, kite, waterTank } from '../../outdoor/roof.ts';
import { cloud, sky, sun } from '../../outdoor/sky.ts';
import { crownTree, hedge, krishnachura, palm } from '../../outdoor/trees.ts';
import { palette } from '../../palette.ts';
import { at, rect, type Picture } from '../../svg/markup.ts';
import { balconyRail, cat, sill, teaTable } from './balcony.ts';

const [width, height] = [1600, 900];

/** Evening from a balcony: roofs with tanks and washing, a kite, the sun going down behind the towers. */
export function balconyEvening(): Picture {
  const house = { glass: '#6b5a62', lit: '#fbd98d', seed: 3 };
  return {
    width,
    height,
    body: [
      sky(width, height, [
        [0, '#e88f68'],
        [0.3, '#f3b07c'],
        [0.62, '#fbd99b'],
        [1, '#fbe7be'],
      ]),
      sun(1010, 408, 62, '#fff0c4'),
      cloud(420, 150, 420, '#fbd3a4', 0.6),
      cloud(1260, 210, 360, '#fbdcb0', 0.55),
      cloud(820, 262, 300, '#fce3bb', 0.5),
      birds(
        [
          [690, 190, 1],
          [728, 172, 0.8],
          [760, 200, 0.7],
          [652, 214, 0.6],
        ],
        '#8a4f45',
      ),
      skyline(width, 640, 120, 290, '#e5a980', 11),
      rect(0, 638, width, 262, '#cf8c70'),
      skyline(width, 680, 90, 210, '#cf8c70', 23, '#f9d99b'),
      skyline(width, 900, 150, 250, '#b87b68', 41, '#f6cf8c'),
      at(700, 650, 1, crownTree(190, 230, 5, '#7d7a58')),
      building({
        ...house,
        x: 420,
        base: 900,
        width: 230,
        floors: 6,
        floorHeight: 62,
        columns: 4,
        colour: '#c27f68',
        litShare: 0.4,
        roof: 'both',
      }),
      building({
        ...house,
        x: 1190,
        base: 900,
        width: 250,
        floors: 7,
        floorHeight: 62,
        columns: 4,
        colour: '#a9756c',
        litShare: 0.5,
        seed: 8,
        balconies: true,
        roof: 'both',
      }),
      building({
        ...house,
        x: 805,
        base: 900,
        width: 300,
        floors: 4,
        floorHeight: 66,
        columns: 5,
        colour: '#9d6a62',
        litShare: 0.5,
        seed: 5,
        roof: 'none',
      }),
      at(835, 636, 1, clothesLine(190, 74, [palette.red, palette.cream, palette.sun, '#6f9a8f'])),
      at(1064, 636, 1.3, waterTank(1, '#4a4a52')),
      at(686, 900, 1, palm(330, 26, '#5d6b4c')),
      building({
        ...house,
        x: 90,
        base: 900,
        width: 270,
        floors: 5,
        floorHeight: 74,
        columns: 4,
        colour: '#8a6164',
        litShare: 0.5,
        seed: 13,
        balconies: true,
        roof: 'both',
      }),
      at(1130, 905, 1, crownTree(260, 260, 9, '#4f6a4d', krishnachura)),
      at(-20, 900, 1, hedge(1660, 62, 4, '#5f6a4c')),
      at(560, 120, 1, kite(palette.green, palette.marigold)),
      // The balcony itself, in the shade of the evening.
      rect(0, 0, width, 30, '#54403a'),
      rect(0, 30, width, 7, '#7a5a4a'),
      at(1330, 36, 1.9, hangingPlant()),
      at(190, 36, 1.6, hangingPlant()),
      at(0, 690, 1, balconyRail(width, 170)),
      at(0, 860, 1, sill(width, 40)),
      at(1010, 690, 1, cat()),
      at(1490, 872, 3.4, rubberPlant('#b3583e')),
      at(1366, 880, 2.6, snakePlant(palette.cream)),
      at(1230, 880, 1, teaTable()),
      at(96, 876, 2.9, snakePlant(palette.marigold)),
      at(210, 880, 3, smallPlant('#a9503b')),
      rect(0, 0, 24, 900, '#54403a'),
      rect(24, 30, 7, 870, '#7a5a4a'),
    ].join(''),
  };
}

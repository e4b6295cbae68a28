import { rubberPlant, smallPlant, snakePlant } from '../../furniture/plants.ts';
import { mora } from '../../furniture/seating.ts';
import { kettle } from '../../furniture/kitchen.ts';
import { building, skyline } from '../../outdoor/building.ts';
import { birds, clothesLine, kite, waterTank } from '../../outdoor/roof.ts';
import { sitter } from '../../outdoor/sitting.ts';
import { cloud, sky, sun } from '../../outdoor/sky.ts';
import { palm } from '../../outdoor/trees.ts';
import { palette } from '../../palette.ts';
import { at, rect, stroke, times, type Picture } from '../../svg/markup.ts';

const [width, height] = [960, 720];

/** Flatmates have their evening tea on the roof. */
export function rooftopTea(): Picture {
  const house = { glass: '#6b5a62', lit: '#fbd98d', litShare: 0.45, base: 560 };
  return {
    width,
    height,
    body: [
      sky(width, height, [
        [0, '#8fbdb4'],
        [0.35, '#e6ddb6'],
        [0.62, '#fbd592'],
        [1, '#fbd592'],
      ]),
      sun(470, 356, 52, '#fff0c4'),
      cloud(220, 120, 280, '#f8efd4', 0.7),
      cloud(720, 180, 300, '#f8efd4', 0.6),
      birds(
        [
          [330, 200, 0.9],
          [360, 184, 0.7],
          [388, 206, 0.6],
        ],
        '#4b6e66',
      ),
      skyline(width, 560, 130, 270, '#d9c193', 52),
      skyline(width, 560, 80, 190, '#c29f7e', 57, '#fbe0a0'),
      building({
        ...house,
        x: 60,
        width: 170,
        floors: 5,
        floorHeight: 56,
        columns: 3,
        colour: '#b0806a',
        seed: 3,
        roof: 'tank',
      }),
      building({
        ...house,
        x: 720,
        width: 190,
        floors: 6,
        floorHeight: 54,
        columns: 4,
        colour: '#a3756a',
        seed: 8,
        balconies: true,
        roof: 'both',
      }),
      at(620, 570, 1, palm(300, 20, '#4b6c4d')),
      at(690, 110, 0.9, kite(palette.red, palette.green)),
      rect(0, 500, width, 60, '#c98f6d'),
      rect(0, 492, width, 10, '#e3ae89'),
      rect(0, 556, width, 170, '#d8b48a'),
      rect(0, 556, width, 6, '#b98a66'),
      times(4, (i) => rect(0, 590 + i * i * 14, width, 2, '#bd9871')),
      at(40, 572, 2, clothesLine(150, 78, [palette.red, palette.cream, palette.sun, palette.teal])),
      at(880, 580, 2.6, waterTank(1)),
      at(800, 610, 2.1, rubberPlant(palette.brick)),
      at(730, 640, 1.9, smallPlant(palette.marigold)),
      at(60, 660, 2.1, snakePlant(palette.cream)),
      at(140, 690, 2.2, smallPlant(palette.brick)),
      stroke('M270 676H730', '#14302a', 26, { opacity: 0.14 }),
      at(340, 672, 1.55, mora(palette.red)),
      at(
        340,
        672,
        1.55,
        sitter({ cloth: palette.green, skin: '#a86f4b', hair: '#1f1916', woman: true, cup: true }),
      ),
      at(660, 672, 1.55, mora(palette.teal)),
      at(
        660,
        672,
        1.55,
        sitter({
          cloth: palette.marigold,
          skin: '#8f5d3e',
          hair: '#1f1916',
          woman: false,
          left: true,
          cup: true,
        }),
      ),
      at(500, 676, 1.5, mora(palette.marigold), at(0, -44, 1.1, kettle())),
    ].join(''),
  };
}

import { rubberPlant, smallPlant } from '../../furniture/plants.ts';
import { building, skyline } from '../../outdoor/building.ts';
import { rickshaw } from '../../outdoor/rickshaw.ts';
import { cloud, sky } from '../../outdoor/sky.ts';
import { walker } from '../../outdoor/street.ts';
import { crownTree, hedge, krishnachura } from '../../outdoor/trees.ts';
import { palette } from '../../palette.ts';
import { at, rect, times, type Picture } from '../../svg/markup.ts';

const [width, height] = [960, 720];
const ground = 590;

/** Moving day: a rickshaw with a suitcase stops at the gate, a flatmate comes out to help. */
export function movingIn(): Picture {
  const day = { glass: '#8fa59b', lit: '#f7e2b0', litShare: 0.2, base: ground };
  return {
    width,
    height,
    body: [
      sky(width, height, [
        [0, '#b5d6c9'],
        [0.75, '#f6eed4'],
        [1, '#f6eed4'],
      ]),
      cloud(240, 110, 280, '#faf5e2', 0.85),
      skyline(width, ground, 200, 390, '#ccd9bf', 61),
      building({
        ...day,
        x: 400,
        width: 430,
        floors: 6,
        floorHeight: 74,
        columns: 5,
        colour: '#d99a76',
        seed: 30,
        balconies: true,
        roof: 'both',
      }),
      building({
        ...day,
        x: 30,
        width: 230,
        floors: 4,
        floorHeight: 78,
        columns: 3,
        colour: '#9dbb9a',
        seed: 31,
        roof: 'wash',
      }),
      rect(400, ground - 76, 430, 76, '#b5704f'),
      rect(576, ground - 70, 96, 70, '#23443c'),
      times(11, (i) => rect(579 + i * 8.6, ground - 68, 3, 68, palette.marigold, { opacity: 0.8 })),
      at(328, ground + 6, 1, crownTree(360, 300, 9, '#3f8261', krishnachura)),
      at(400, ground + 4, 1, hedge(150, 32, 2)),
      at(690, ground + 4, 1, hedge(140, 32, 5)),
      at(880, ground + 8, 1, crownTree(250, 200, 12, '#5d8f5c')),
      rect(0, ground, width, 40, '#d9c6a2'),
      rect(0, ground + 36, width, 6, '#b3a283'),
      rect(0, ground + 42, width, 100, '#9a9f94'),
      at(640, ground + 34, 1.45, walker(palette.green, '#a86f4b', true)),
      at(740, ground + 36, 1.2, rubberPlant(palette.brick)),
      rect(784, ground - 6, 62, 42, '#c9a069'),
      rect(784, ground + 8, 62, 5, '#a47c4a'),
      at(815, ground - 6, 1.2, smallPlant()),
      at(300, 696, 1.4, rickshaw({ riders: true, luggage: true })),
    ].join(''),
  };
}

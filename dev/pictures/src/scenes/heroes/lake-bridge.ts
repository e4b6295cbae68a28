import { building, skyline } from '../../outdoor/building.ts';
import { archBridge, promenade, ripples, waterTaxi } from '../../outdoor/lake.ts';
import { birds } from '../../outdoor/roof.ts';
import { cloud, sky, sun } from '../../outdoor/sky.ts';
import { streetLamp, walker } from '../../outdoor/street.ts';
import { crownTree, hedge, krishnachura, palm } from '../../outdoor/trees.ts';
import { palette } from '../../palette.ts';
import { at, element, faded, group, rect, verticalGradient, type Picture } from '../../svg/markup.ts';

const [width, height] = [1600, 900];
const shore = 540;

function farBank(): string {
  const house = { glass: '#6f8f8c', lit: '#fbe0a0', litShare: 0.35, base: shore };
  return [
    skyline(width, shore, 120, 270, '#a9c1b0', 5),
    skyline(width, shore, 80, 190, '#8aaa9f', 29, '#f7dfa4'),
    building({
      ...house,
      x: 150,
      width: 130,
      floors: 6,
      floorHeight: 40,
      columns: 4,
      colour: '#c9a27f',
      seed: 2,
      roof: 'tank',
    }),
    building({
      ...house,
      x: 570,
      width: 150,
      floors: 7,
      floorHeight: 40,
      columns: 4,
      colour: '#b98a72',
      seed: 7,
      roof: 'tank',
      balconies: true,
    }),
    building({
      ...house,
      x: 1330,
      width: 120,
      floors: 5,
      floorHeight: 40,
      columns: 3,
      colour: '#d9bd93',
      seed: 15,
      roof: 'wash',
    }),
    at(40, shore + 6, 1, hedge(1580, 26, 8, '#56856c')),
    at(330, shore, 0.62, palm(300, 20)),
    at(760, shore, 0.55, palm(300, -18)),
    at(1510, shore, 0.6, crownTree(300, 300, 3, '#4f8a62', krishnachura)),
    at(80, shore, 0.6, crownTree(280, 300, 12, '#4f8a62')),
    at(0, shore, 1, archBridge(width)),
  ].join('');
}

/**
 * The lake in the middle of the city at the end of the day: the arched bridge, its reflection, a water taxi. They stand
 * right of the middle: on wide screens the hero's notice covers the left.
 */
export function lakeBridge(): Picture {
  const bank = farBank();
  const mirrored = element(
    'defs',
    {},
    element('clipPath', { id: 'lake' }, rect(0, shore, width, height - shore, '#fff')),
  );
  return {
    width,
    height,
    body: [
      sky(width, height, [
        [0, '#8fbdb4'],
        [0.3, '#c9dcc2'],
        [0.5, '#f6e4b4'],
        [0.62, '#f8d692'],
        [1, '#f8d692'],
      ]),
      sun(1150, 240, 54, '#fff2c8'),
      cloud(300, 170, 420, '#f4edd2', 0.6),
      cloud(1180, 130, 460, '#f4edd2', 0.55),
      cloud(960, 262, 300, '#faf0d0', 0.5),
      birds(
        [
          [860, 200, 1],
          [898, 180, 0.8],
          [930, 206, 0.7],
        ],
        '#4b6e66',
      ),
      bank,
      verticalGradient('water', [
        [0, '#bcd0ad'],
        [0.3, '#7fb0a6'],
        [1, '#2f7273'],
      ]),
      rect(0, shore, width, height - shore, 'url(#water)'),
      mirrored,
      element(
        'g',
        { 'clip-path': 'url(#lake)' },
        faded(0.26, group(`translate(0 ${shore * 2}) scale(1 -1)`, bank)),
      ),
      rect(0, shore, width, 5, '#3e6a5d', { opacity: 0.6 }),
      ripples(width, shore, height, 6),
      at(950, 700, 1, waterTaxi()),
      at(0, 816, 1, promenade(width, height - 816)),
      at(1430, 836, 1.35, palm(420, -46, '#24614a')),
      at(1545, 840, 1.2, palm(380, 30, '#2f6b4d')),
      at(60, 838, 1.1, crownTree(420, 380, 18, '#3f7a5a', krishnachura)),
      at(1140, 838, 1.1, streetLamp(230)),
      at(1296, 846, 1.25, walker(palette.marigold, '#a86f4b', true)),
      at(1240, 846, 1.25, group('scale(-1 1)', walker(palette.red, '#8a5a3c', false))),
      at(330, 850, 1, hedge(260, 24, 5, '#3f7a5a')),
    ].join(''),
  };
}

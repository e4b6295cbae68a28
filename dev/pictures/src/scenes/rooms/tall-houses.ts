import { building, skyline } from '../../outdoor/building.ts';
import { cloud, sky, sun } from '../../outdoor/sky.ts';
import { crownTree, hedge, krishnachura, palm } from '../../outdoor/trees.ts';
import { palette } from '../../palette.ts';
import { at, rect, times, type Picture } from '../../svg/markup.ts';
import { roomHeight as height, roomPicture, roomWidth as width } from './frame.ts';

const day = { glass: '#8fa59b', lit: '#f7e2b0', litShare: 0.15 };

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

import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { line, times } from '../svg/markup.ts';
import { face, type Camera } from './camera.ts';

export type Floor = 'tiles' | 'oxide' | 'planks' | 'mosaic';

export interface Finish {
  wall: string;
  /** A band of another paint up to the given height, as stairwells and older flats have. */
  dado?: { colour: string; height: number };
  floor: Floor;
  /** Which side wall is in shade: the one on the side of the light. */
  shade: 'left' | 'right';
}

const floorColours: Record<Floor, string> = {
  tiles: '#e4d6bd',
  oxide: '#a9533d',
  planks: '#b98556',
  mosaic: '#cbc6ae',
};

function floorPattern(camera: Camera, floor: Floor): string {
  const { width, depth } = camera.size;
  const joint = darken(floorColours[floor], floor === 'oxide' ? 0.18 : 0.14);
  const across = floor === 'planks' ? 0 : Math.round(depth / 0.5);
  const along =
    floor === 'planks' ? Math.round(width / 0.3) : floor === 'oxide' ? 2 : Math.round(width / 0.5);
  const rows = floor === 'oxide' ? 2 : across;
  return (
    times(along + 1, (i) =>
      line(
        camera.project((i * width) / along, 0, -0.6),
        camera.project((i * width) / along, 0, depth),
        joint,
        1.4,
        {
          opacity: 0.6,
        },
      ),
    ) +
    times(rows, (i) => {
      const z = rows === 0 ? 0 : (i * depth) / rows;
      return line(camera.project(0, 0, z), camera.project(width, 0, z), joint, 1.4, { opacity: 0.6 });
    })
  );
}

function walls(camera: Camera, finish: Finish): string {
  const { width, height, depth } = camera.size;
  const near = -0.8;
  const tone = (side: 'left' | 'right', colour: string) =>
    finish.shade === side ? darken(colour, 0.17) : darken(colour, 0.07);
  const panel = (x: number, colour: string, top: number) =>
    face(
      camera,
      [
        [x, 0, near],
        [x, top, near],
        [x, top, depth],
        [x, 0, depth],
      ],
      colour,
    );
  const back = (colour: string, top: number) =>
    face(
      camera,
      [
        [0, 0, depth],
        [width, 0, depth],
        [width, top, depth],
        [0, top, depth],
      ],
      colour,
    );
  const skirting = darken(finish.dado?.colour ?? finish.wall, 0.3);
  const layers: [string, number][] = [[finish.wall, height]];
  if (finish.dado) layers.push([finish.dado.colour, finish.dado.height]);
  layers.push([skirting, 0.1]);
  return layers
    .map(
      ([colour, top]) =>
        back(colour, top) + panel(0, tone('left', colour), top) + panel(width, tone('right', colour), top),
    )
    .join('');
}

/** Ceiling, walls and floor: everything that stands behind the furniture. */
export function shell(camera: Camera, finish: Finish): string {
  const { width, height, depth } = camera.size;
  const near = -0.8;
  const ceiling = lighten(palette.cream, 0.3);
  return (
    face(
      camera,
      [
        [0, height, near],
        [width, height, near],
        [width, height, depth],
        [0, height, depth],
      ],
      ceiling,
    ) +
    walls(camera, finish) +
    face(
      camera,
      [
        [0, 0, near],
        [width, 0, near],
        [width, 0, depth],
        [0, 0, depth],
      ],
      floorColours[finish.floor],
    ) +
    floorPattern(camera, finish.floor)
  );
}

/** Sunlight that a window on the back wall lays on the floor. */
export function sunPatch(
  camera: Camera,
  x: number,
  width: number,
  lean: number,
  colour: string = palette.sun,
): string {
  const { depth } = camera.size;
  const pane = (from: number, to: number) =>
    face(
      camera,
      [
        [x + from, 0, depth - 0.5],
        [x + to, 0, depth - 0.5],
        [x + to + lean, 0, depth - 1.9],
        [x + from + lean, 0, depth - 1.9],
      ],
      colour,
      { opacity: 0.42 },
    );
  const shaft = face(
    camera,
    [
      [x, 2.05, depth],
      [x + width, 2.05, depth],
      [x + width + lean, 0, depth - 1.9],
      [x + lean, 0, depth - 1.9],
    ],
    colour,
    { opacity: 0.13 },
  );
  return pane(0, width * 0.47) + pane(width * 0.53, width) + shaft;
}

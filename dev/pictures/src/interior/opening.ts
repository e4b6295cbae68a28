import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { circle, clipped, group, path, rect, stroke, times } from '../svg/markup.ts';
import { smallPlant } from '../furniture/plants.ts';
import { face, standing, type Camera } from './camera.ts';

/** A closed panel door on the back wall. */
export function wallDoor(camera: Camera, x: number, colour: string): string {
  return standing(
    camera,
    x,
    0,
    camera.size.depth,
    rect(-6, -216, 96, 216, darken(colour, 0.25)),
    rect(0, -210, 84, 210, colour),
    [
      [10, -198],
      [46, -198],
      [10, -100],
      [46, -100],
    ]
      .map(
        ([px, py]) =>
          rect(px ?? 0, py ?? 0, 28, 84, darken(colour, 0.14)) +
          rect((px ?? 0) + 3, (py ?? 0) + 3, 25, 81, lighten(colour, 0.08)),
      )
      .join(''),
    circle(76, -104, 3, palette.marigold),
  );
}

/** An open double door to a balcony: the city, a railing, pots and washing. */
export function balconyDoor(
  camera: Camera,
  x: number,
  width: number,
  view: (w: number, h: number) => string,
  frame: string,
): string {
  const w = width;
  const h = 212;
  const rail =
    times(Math.floor(w / 9), (i) => rect(i * 9 + 3, -88, 1.8, 82, palette.ink)) +
    rect(0, -92, w, 5, palette.ink) +
    rect(0, -8, w, 3, palette.ink);
  const wash =
    stroke(`M0 -178Q${w / 2} -168 ${w} -178`, palette.cream, 1) +
    rect(w * 0.16, -175, 20, 34, palette.red) +
    rect(w * 0.16, -146, 20, 3, palette.sun) +
    rect(w * 0.56, -174, 24, 28, palette.cream);
  const [d, l] = [camera.size.depth, w / 100];
  const leafOf = (hinge: number, open: number) =>
    face(
      camera,
      [
        [hinge, 0.02, d],
        [hinge + open, 0.02, d - 0.42],
        [hinge + open, 2.1, d - 0.42],
        [hinge, 2.1, d],
      ],
      lighten(frame, 0.1),
    ) +
    face(
      camera,
      [
        [hinge + open * 0.2, 0.9, d - 0.08],
        [hinge + open * 0.8, 0.9, d - 0.34],
        [hinge + open * 0.8, 1.95, d - 0.34],
        [hinge + open * 0.2, 1.95, d - 0.08],
      ],
      '#cfe0d6',
    );
  return (
    standing(
      camera,
      x,
      0,
      d,
      rect(-6, -h - 6, w + 12, h + 6, frame),
      clipped(
        `door${Math.round(x * 100)}`,
        rect(0, -h, w, h, '#fff'),
        group(`translate(0 ${-h})`, view(w, h)),
        rect(0, -10, w, 10, '#b5a58a'),
        wash,
        rail,
        group(`translate(${w * 0.2} -6) scale(1.7)`, smallPlant()),
        group(`translate(${w * 0.82} -6) scale(1.9)`, smallPlant(palette.brick)),
      ),
    ) +
    leafOf(x, -0.3) +
    leafOf(x + l, 0.3)
  );
}

/** A hatch of light: what a low sun draws on a wall (x, y in metres on the back wall). */
export function wallLight(camera: Camera, x: number, y: number, width: number, height: number): string {
  return standing(
    camera,
    x,
    y,
    camera.size.depth,
    path(`M0 0L${width} -14V${height - 14}L0 ${height}Z`, palette.sun, { opacity: 0.3 }),
  );
}

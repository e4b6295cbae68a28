import { standing, type Camera } from '../interior/camera.ts';
import { palette } from '../palette.ts';
import { darken } from '../svg/colour.ts';
import { circle, ellipse, path, polygon, rect, round, stroke, times, type Point } from '../svg/markup.ts';

/** A ceiling fan with three blades, slightly turned; blades lie in a horizontal plane seen from below. */
export function ceilingFan(camera: Camera, x: number, z: number, turn: number, colour = '#f4ead4'): string {
  const drop = camera.size.height - 0.34;
  const blade = (angle: number) => {
    const arm = (reach: number, spread: number): Point =>
      camera.project(x + Math.cos(angle + spread) * reach, drop, z + Math.sin(angle + spread) * reach);
    return polygon(
      [arm(0.14, -0.25), arm(0.68, -0.13), arm(0.7, 0.06), arm(0.14, 0.3)],
      darken(colour, 0.12),
      { stroke: darken(colour, 0.26), 'stroke-width': 1, 'stroke-linejoin': 'round' },
    );
  };
  return (
    standing(
      camera,
      x,
      camera.size.height,
      z,
      rect(-1.6, 0, 3.2, 34, darken(colour, 0.35)),
      path('M-7 0H7L4 6H-4Z', darken(colour, 0.3)),
    ) +
    [0, 1, 2].map((i) => blade(turn + (i * Math.PI * 2) / 3)).join('') +
    standing(camera, x, drop, z, ellipse(0, 0, 14, 5.4, darken(colour, 0.3)), ellipse(0, -2, 12, 4.4, colour))
  );
}

/** Everything below hangs on the back wall: `x`, `y` in metres, content in centimetres with y down. */
export function onWall(camera: Camera, x: number, y: number, ...content: string[]): string {
  return standing(camera, x, y, camera.size.depth, ...content);
}

export function calendar(colour: string): string {
  return (
    rect(0, 0, 34, 46, palette.cream) +
    rect(0, 0, 34, 16, colour) +
    circle(17, 8, 4.6, palette.marigold) +
    times(20, (i) =>
      rect(
        3.6 + (i % 5) * 5.8,
        20 + Math.floor(i / 5) * 6,
        3.6,
        3,
        i % 5 === 4 ? palette.red : palette.dusk,
        { opacity: 0.75 },
      ),
    )
  );
}

export function clock(): string {
  return (
    circle(1, 1.5, 14, palette.ink, { opacity: 0.2 }) +
    circle(0, 0, 14, palette.green) +
    circle(0, 0, 11.5, palette.cream) +
    stroke('M0 0V-8M0 0L5 3', palette.ink, 1.6)
  );
}

export function tubeLight(): string {
  return rect(0, 0, 92, 7, '#cfc8b4') + rect(3, 1.4, 86, 4, '#fffdf2');
}

/** Paper pennants on a string over `width` centimetres. */
export function pennants(width: number): string {
  const colours = [palette.red, palette.marigold, palette.green, palette.teal];
  const count = Math.round(width / 16);
  const sag = (t: number) => 20 * 4 * t * (1 - t);
  return (
    stroke(`M0 0Q${width / 2} 40 ${width} 0`, palette.darkWood, 1) +
    times(count, (i) => {
      const t = (i + 0.5) / count;
      const [x, y] = [t * width, sag(t)];
      return path(
        `M${round(x - 6)} ${round(y - 1)}H${round(x + 6)}L${round(x)} ${round(y + 13)}Z`,
        colours[i % 4] ?? palette.red,
      );
    })
  );
}

export function stringLights(width: number): string {
  const count = Math.round(width / 18);
  return (
    stroke(`M0 0Q${width / 2} 36 ${width} 0`, palette.ink, 0.9) +
    times(count, (i) => {
      const t = (i + 0.5) / count;
      const [x, y] = [t * width, 18 * 4 * t * (1 - t) + 4];
      return circle(x, y, 8, palette.sun, { opacity: 0.25 }) + circle(x, y, 2.8, '#ffe6a6');
    })
  );
}

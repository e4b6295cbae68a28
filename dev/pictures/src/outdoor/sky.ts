import { circle, ellipse, rect, verticalGradient } from '../svg/markup.ts';

/** A sky over the whole picture, from the top colour to the one at the horizon. */
export function sky(width: number, height: number, stops: readonly (readonly [number, string])[]): string {
  return verticalGradient('sky', stops) + rect(0, 0, width, height, 'url(#sky)');
}

export function sun(x: number, y: number, r: number, colour: string): string {
  return (
    circle(x, y, r * 2.3, colour, { opacity: 0.16 }) +
    circle(x, y, r * 1.55, colour, { opacity: 0.24 }) +
    circle(x, y, r, colour)
  );
}

/** A long flat cloud. */
export function cloud(x: number, y: number, width: number, colour: string, opacity: number): string {
  return (
    ellipse(x, y, width * 0.5, width * 0.045, colour, { opacity }) +
    ellipse(x - width * 0.12, y - width * 0.035, width * 0.24, width * 0.05, colour, { opacity }) +
    ellipse(x + width * 0.16, y - width * 0.02, width * 0.2, width * 0.035, colour, { opacity })
  );
}

import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { clipped, rect, stroke, times } from '../svg/markup.ts';
import { standing, type Camera } from './camera.ts';

export type Grille = 'bars' | 'arches' | 'diamonds';

export interface WindowShape {
  /** Left edge and sill on the back wall, metres. */
  x: number;
  sill: number;
  /** Centimetres. */
  width: number;
  height: number;
  grille: Grille;
  frame?: string;
  curtain?: string;
  /** What is seen through it, drawn in a box of width x height centimetres. */
  view: (width: number, height: number) => string;
}

function grilleLines(shape: WindowShape): string {
  const { width: w, height: h } = shape;
  const iron = (d: string) => stroke(d, darken(shape.frame ?? palette.green, 0.35), 1.6);
  if (shape.grille === 'diamonds') {
    const step = 22;
    return times(
      Math.ceil((w + h) / step),
      (i) =>
        iron(`M${(i + 1) * step - h} ${h}L${(i + 1) * step} 0`) +
        iron(`M${(i + 1) * step - h} 0L${(i + 1) * step} ${h}`),
    );
  }
  const bars = Math.round(w / 13);
  const step = w / bars;
  const uprights = times(bars - 1, (i) => iron(`M${(i + 1) * step} 0V${h}`));
  if (shape.grille === 'bars') return uprights + iron(`M0 ${h / 3}H${w}`) + iron(`M0 ${(h * 2) / 3}H${w}`);
  const arches = times(Math.floor(bars / 2), (i) => {
    const x = i * step * 2;
    return iron(`M${x} ${h * 0.42}A${step} ${step} 0 0 1 ${x + step * 2} ${h * 0.42}`);
  });
  return uprights + arches + iron(`M0 ${h * 0.42}H${w}`) + iron(`M0 ${h * 0.8}H${w}`);
}

function curtains(shape: WindowShape, colour: string): string {
  const { width: w, height: h } = shape;
  const drop = h + 26;
  const side = (x: number, cloth: number) => {
    const fold = cloth / 4;
    return (
      rect(x, -12, cloth, drop, colour, { rx: 1.5 }) +
      times(4, (i) => rect(x + i * fold, -12, fold * 0.45, drop, darken(colour, 0.14), { opacity: 0.7 })) +
      rect(x, drop - 18, cloth, 3, lighten(colour, 0.5))
    );
  };
  return (
    side(-20, w * 0.24 + 8) +
    side(w * 0.76 + 12, w * 0.24 + 8) +
    stroke(`M-28 -13H${w + 28}`, palette.darkWood, 3.2)
  );
}

/** A window on the back wall: reveal, view, panes slid half open, iron grille as every Dhaka window has, curtains. */
export function wallWindow(camera: Camera, shape: WindowShape): string {
  const { width: w, height: h } = shape;
  const frame = shape.frame ?? palette.green;
  const id = `view${Math.round(shape.x * 100)}x${Math.round(w)}`;
  return standing(
    camera,
    shape.x,
    shape.sill + h / 100,
    camera.size.depth,
    rect(-6, -6, w + 12, h + 12, frame),
    clipped(
      id,
      rect(0, 0, w, h, '#fff'),
      shape.view(w, h),
      rect(0, 0, w, 7, palette.ink, { opacity: 0.2 }),
      grilleLines(shape),
    ),
    rect(w / 2 - 2, 0, 4, h, frame),
    rect(-11, h + 6, w + 22, 6, lighten(frame, 0.55)),
    shape.curtain === undefined ? '' : curtains(shape, shape.curtain),
  );
}

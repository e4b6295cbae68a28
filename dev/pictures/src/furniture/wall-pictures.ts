import { palette } from '../palette.ts';
import { lighten } from '../svg/colour.ts';
import { circle, path, rect, round, stroke, times } from '../svg/markup.ts';

export function frame(
  width: number,
  height: number,
  content: string,
  edge: string = palette.darkWood,
): string {
  return (
    rect(2, 3, width, height, palette.ink, { opacity: 0.16 }) +
    rect(0, 0, width, height, edge) +
    rect(3, 3, width - 6, height - 6, palette.cream) +
    content
  );
}

/** Village river with a boat: the picture that hangs in half of the city's homes. */
export function boatPicture(width: number, height: number): string {
  const [w, h] = [width, height];
  return frame(
    w,
    h,
    rect(5, 5, w - 10, h * 0.5, '#f6d79c') +
      circle(w * 0.68, h * 0.36, h * 0.1, palette.marigold) +
      rect(5, h * 0.52, w - 10, h * 0.48 - 5, palette.water) +
      path(
        `M5 ${round(h * 0.54)}C${w * 0.3} ${round(h * 0.4)} ${w * 0.4} ${round(h * 0.52)} ${w * 0.6} ${round(h * 0.52)}L5 ${round(h * 0.56)}Z`,
        palette.leaf,
      ) +
      path(
        `M${w * 0.3} ${h * 0.66}C${w * 0.42} ${h * 0.78} ${w * 0.6} ${h * 0.78} ${w * 0.74} ${h * 0.64}L${w * 0.66} ${h * 0.8}H${w * 0.38}Z`,
        palette.ink,
      ) +
      path(`M${w * 0.5} ${h * 0.3}L${w * 0.64} ${h * 0.66}H${w * 0.5}Z`, palette.red),
  );
}

/** A flower in the manner of rickshaw panels. */
export function rickshawFlower(width: number, height: number): string {
  const [cx, cy] = [width / 2, height / 2];
  const petals = times(8, (i) => {
    const a = (i * Math.PI) / 4;
    return circle(
      cx + Math.cos(a) * width * 0.18,
      cy + Math.sin(a) * width * 0.18,
      width * 0.1,
      i % 2 ? palette.marigold : palette.red,
    );
  });
  return frame(
    width,
    height,
    rect(4, 4, width - 8, height - 8, palette.green) + petals + circle(cx, cy, width * 0.1, palette.sun),
    palette.marigold,
  );
}

export function leafPrint(width: number, height: number, colour: string = palette.leaf): string {
  const cx = width / 2;
  return frame(
    width,
    height,
    stroke(`M${cx} ${height * 0.86}V${height * 0.2}`, colour, 1.6) +
      times(4, (i) => {
        const y = height * (0.74 - i * 0.15);
        const r = width * (0.26 - i * 0.035);
        return path(
          `M${cx} ${round(y)}C${round(cx - r)} ${round(y - 2)} ${round(cx - r)} ${round(y - 12)} ${round(cx - r * 1.1)} ${round(y - 12)}C${round(cx - r * 0.4)} ${round(y - 14)} ${cx} ${round(y - 8)} ${cx} ${round(y)}C${cx} ${round(y - 8)} ${round(cx + r * 0.4)} ${round(y - 14)} ${round(cx + r * 1.1)} ${round(y - 12)}C${round(cx + r)} ${round(y - 12)} ${round(cx + r)} ${round(y - 2)} ${cx} ${round(y)}Z`,
          i % 2 ? lighten(colour, 0.2) : colour,
        );
      }),
    palette.wood,
  );
}

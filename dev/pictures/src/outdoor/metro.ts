import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { path, rect, stroke, times } from '../svg/markup.ts';

/** Piers with hammerheads under a long deck; the deck's top is at y = 0, ground at y = `height`. */
export function viaduct(
  width: number,
  height: number,
  colour: string,
  firstPier: number,
  gap: number,
): string {
  const pier = (x: number) =>
    path(`M${x - 70} 44H${x + 70}L${x + 26} 84H${x - 26}Z`, darken(colour, 0.16)) +
    rect(x - 24, 80, 48, height - 80, darken(colour, 0.08)) +
    rect(x + 6, 80, 18, height - 80, darken(colour, 0.24));
  return (
    times(Math.ceil((width - firstPier) / gap), (i) => pier(firstPier + i * gap)) +
    rect(-10, 0, width + 20, 22, lighten(colour, 0.14)) +
    rect(-10, 22, width + 20, 24, darken(colour, 0.1)) +
    rect(-10, 42, width + 20, 6, darken(colour, 0.3)) +
    times(Math.ceil(width / 60), (i) => rect(i * 60, 0, 2, 22, darken(colour, 0.12))) +
    times(
      Math.ceil(width / 240),
      (i) =>
        rect(90 + i * 240, -74, 4, 74, darken(colour, 0.4)) +
        stroke(`M${92 + i * 240} -72H${124 + i * 240}`, darken(colour, 0.4), 3),
    ) +
    stroke(`M-10 -68H${width + 10}`, darken(colour, 0.4), 1.4, { opacity: 0.7 })
  );
}

/** A train of `cars` cars standing on y = 0, its nose to the right. */
export function train(cars: number, lit: string): string {
  const [length, height] = [190, 52];
  const steel = '#d8dcd0';
  return times(cars, (i) => {
    const x = i * (length + 5);
    const nose = i === cars - 1;
    return (
      rect(x + 12, -8, length - 24, 8, palette.ink) +
      path(
        nose
          ? `M${x} -8V${-height}H${x + length - 26}C${x + length - 6} ${-height} ${x + length} -22 ${x + length} -8Z`
          : `M${x} -8V${-height}H${x + length}V-8Z`,
        steel,
      ) +
      rect(x, -height, length - (nose ? 24 : 0), 6, lighten(steel, 0.5)) +
      rect(x, -20, length - (nose ? 2 : 0), 5, palette.green) +
      rect(x, -14, length, 2.6, palette.red) +
      times(nose ? 5 : 6, (j) =>
        rect(
          x + 10 + j * 29,
          -42,
          j % 3 === 1 ? 12 : 20,
          j % 3 === 1 ? 30 : 17,
          j % 3 === 1 ? '#b9c2b6' : lit,
          { rx: 2 },
        ),
      ) +
      (nose
        ? path(
            `M${x + length - 34} -42H${x + length - 20}C${x + length - 10} -36 ${x + length - 6} -30 ${x + length - 4} -24H${x + length - 34}Z`,
            '#24413f',
          )
        : '')
    );
  });
}

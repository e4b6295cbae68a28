import { palette } from '../palette.ts';
import { ellipse, path, rect, round, stroke, times } from '../svg/markup.ts';
import { seeded } from '../svg/random.ts';

/** The arched bridge; its deck crosses the picture a little above the water line y = 0. */
export function archBridge(width: number): string {
  const [from, to, rise] = [730, 1350, 190];
  const mid = (from + to) / 2;
  const arch = (lift: number) => `M${from} -30Q${mid} ${-rise * 2 - lift} ${to} -30`;
  const hangers = times(15, (i) => {
    const t = (i + 1) / 16;
    const y = (1 - t) * (1 - t) * -30 + 2 * t * (1 - t) * (-rise * 2) + t * t * -30;
    return stroke(`M${round(from + (to - from) * t)} ${round(y)}V-44`, '#f3e3bd', 2);
  });
  return (
    rect(-10, -44, width + 20, 16, '#e7d9b8') +
    rect(-10, -30, width + 20, 8, '#8a7a63') +
    times(Math.ceil(width / 14), (i) => rect(i * 14, -56, 2, 12, '#d9c79f')) +
    rect(-10, -58, width + 20, 3, '#e7d9b8') +
    times(6, (i) => rect(60 + i * 300 - (i > 1 && i < 4 ? 0 : 0), -24, 26, 26, '#b7a686')) +
    hangers +
    stroke(arch(26), '#b5542f', 9) +
    stroke(arch(0), '#dd7f3c', 8) +
    path(`M${from - 26} -22h52l8 24h-68zM${to - 26} -22h52l8 24h-68z`, '#b7a686') +
    times(
      8,
      (i) => rect(100 + i * 200, -92, 2.4, 36, '#6a6a58') + ellipse(101 + i * 200, -94, 5, 5, '#fff0c0'),
    )
  );
}

export function ripples(width: number, top: number, bottom: number, seed: number): string {
  const random = seeded(seed);
  return times(46, () => {
    const depth = random();
    const y = top + 14 + depth * depth * (bottom - top);
    const length = 20 + depth * 110;
    return rect(random() * width, y, length, 1.6 + depth * 2.4, random() > 0.5 ? '#f4e6bb' : '#2f6f6c', {
      opacity: 0.34,
      rx: 2,
    });
  });
}

/** A covered water taxi with a few passengers. */
export function waterTaxi(): string {
  return (
    ellipse(0, 6, 150, 8, palette.ink, { opacity: 0.22 }) +
    path('M-140 -28H150C142 -6 128 6 108 6H-116C-130 2 -138 -12 -140 -28Z', palette.cream) +
    path('M-138 -20H146L142 -10H-134Z', palette.green) +
    path('M-136 -12H142L140 -7H-132Z', palette.red) +
    times(
      5,
      (i) =>
        ellipse(-78 + i * 38, -46, 8, 9, ['#8a5a3c', '#b87c56', '#a86f4b'][i % 3] ?? '#a86f4b') +
        path(
          `M${-92 + i * 38} -28c0 -14 28 -14 28 0z`,
          [palette.marigold, palette.teal, palette.red, palette.sage][i % 4] ?? palette.teal,
        ) +
        ellipse(-79 + i * 38, -51, 8.4, 6, '#241a16'),
    ) +
    times(5, (i) => rect(-112 + i * 50, -76, 3, 48, palette.darkWood)) +
    path('M-128 -76C-60 -90 60 -90 112 -76L116 -70H-132Z', palette.marigold) +
    stroke('M150 -28L160 -38', palette.cream, 5) +
    times(3, (i) => stroke(`M${-150 - i * 26} ${2 + i * 3}h-20`, '#f4e6bb', 2, { opacity: 0.7 }))
  );
}

/** The paved walk along the near bank, with a low railing. */
export function promenade(width: number, height: number): string {
  return (
    times(Math.ceil(width / 80), (i) => rect(i * 80 + 20, -34, 5, 40, '#2a4a42')) +
    rect(0, -36, width, 5, '#2a4a42') +
    rect(0, -20, width, 3, '#2a4a42') +
    rect(0, 4, width, height, '#d8c39b') +
    rect(0, 4, width, 7, '#eddcb8') +
    times(Math.ceil(width / 90), (i) =>
      stroke(`M${i * 90} 11L${i * 90 - 40} ${height}`, '#b9a27a', 2, { opacity: 0.7 }),
    )
  );
}

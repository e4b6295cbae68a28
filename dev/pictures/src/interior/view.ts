import { palette } from '../palette.ts';
import { mix } from '../svg/colour.ts';
import { circle, path, rect, times } from '../svg/markup.ts';
import { pick, seeded } from '../svg/random.ts';

export type Hour = 'morning' | 'noon' | 'dusk' | 'night' | 'rain';

const skies: Record<Hour, { top: string; low: string; far: string; near: string; lit: string }> = {
  morning: { top: '#f7dfb4', low: '#fbeccd', far: '#dcc7a4', near: '#c29a7c', lit: '#f7e3bd' },
  noon: { top: '#b9d8cf', low: '#e2ecd9', far: '#bccbb4', near: '#c99f80', lit: '#f4ead0' },
  dusk: { top: '#eaa47c', low: '#f8cf8f', far: '#b98578', near: '#7e5f63', lit: '#f9d587' },
  night: { top: '#17363f', low: '#2b5358', far: '#23474d', near: '#143038', lit: '#f2bd55' },
  rain: { top: '#a9bdb9', low: '#cbd6cf', far: '#9db0aa', near: '#7b938c', lit: '#e6dfc0' },
};

/** The neighbouring roofs as one sees them through a window: two layers of houses, a tree, a tank. */
export function cityView(hour: Hour, seed: number): (width: number, height: number) => string {
  const sky = skies[hour];
  return (w, h) => {
    const random = seeded(seed);
    const layer = (base: number, count: number, colour: string, windows: boolean) =>
      times(count, (i) => {
        const bw = w / count + 4;
        const top = base - random() * h * 0.24;
        const x = (i * w) / count - 2;
        const tank =
          random() > 0.6 ? rect(x + bw * 0.3, top - 5, bw * 0.28, 5, mix(colour, palette.ink, 0.25)) : '';
        const panes = windows
          ? times(4, (j) =>
              rect(
                x + bw * 0.2 + (j % 2) * bw * 0.35,
                top + 6 + Math.floor(j / 2) * 13,
                bw * 0.18,
                6,
                sky.lit,
                {
                  opacity: random() > 0.35 ? 0.9 : 0.2,
                },
              ),
            )
          : '';
        return rect(x, top, bw, h - top, colour) + tank + panes;
      });
    const leaf = pick(random, [palette.leaf, '#7aa56d', '#5d8f5c']);
    const tree = mix(leaf, sky.near, hour === 'night' ? 0.75 : 0.1);
    const tx = w * (0.2 + random() * 0.6);
    return (
      rect(0, 0, w, h, sky.top) +
      rect(0, h * 0.3, w, h, sky.low) +
      (hour === 'dusk' ? circle(w * 0.7, h * 0.36, h * 0.1, '#fbe6b0') : '') +
      (hour === 'night' ? circle(w * 0.72, h * 0.2, h * 0.06, '#f4e6c0') : '') +
      layer(h * 0.62, 6, sky.far, false) +
      layer(h * 0.84, 4, sky.near, true) +
      path(
        `M${tx - 24} ${h}C${tx - 34} ${h * 0.7} ${tx - 8} ${h * 0.56} ${tx} ${h * 0.66}C${tx + 14} ${h * 0.54} ${tx + 36} ${h * 0.74} ${tx + 24} ${h}Z`,
        tree,
      ) +
      (hour === 'rain'
        ? times(14, (i) =>
            rect(random() * w, random() * h - 10, 0.8, 14, '#f1f5ee', { opacity: i % 2 ? 0.7 : 0.4 }),
          )
        : '')
    );
  };
}

/** Green so near that it fills the window. */
export function leafView(seed: number): (width: number, height: number) => string {
  return (w, h) => {
    const random = seeded(seed);
    return (
      rect(0, 0, w, h, '#e6ecd2') +
      times(16, (i) => {
        const colour = pick(random, ['#8fb583', '#6fa06d', '#4d8a62', '#b9cf9d']);
        return circle(random() * w, h * 0.25 + random() * h * 0.75, 9 + random() * 13, colour, {
          opacity: i < 5 ? 0.6 : 0.95,
        });
      }) +
      times(9, () => circle(random() * w, h * 0.3 + random() * h * 0.6, 2.4, '#d9573a'))
    );
  };
}

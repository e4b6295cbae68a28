import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { circle, ellipse, group, path, rect, round, stroke, times } from '../svg/markup.ts';

function wheel(x: number, y: number, r: number): string {
  const spokes = times(7, (i) => {
    const a = (i * Math.PI) / 7 + 0.15;
    const [dx, dy] = [Math.cos(a) * r, Math.sin(a) * r];
    return `M${round(x - dx)} ${round(y - dy)}L${round(x + dx)} ${round(y + dy)}`;
  });
  return (
    stroke(spokes, '#a9b1a6', 1) +
    circle(x, y, r, 'none', { stroke: palette.ink, 'stroke-width': 5 }) +
    circle(x, y, r - 4, 'none', { stroke: '#b9bfb2', 'stroke-width': 1.6 }) +
    circle(x, y, 5.4, palette.marigold) +
    circle(x, y, 2.4, palette.ink)
  );
}

/** The raised hood seen from the side: dark lining, and the painted outer bands with a scalloped edge. */
function hood(): string {
  const [hx, hy, r] = [-66, -108, 100];
  const point = (degrees: number, reach: number) => {
    const a = (degrees * Math.PI) / 180;
    return `${round(hx + Math.cos(a) * reach)} ${round(hy - Math.sin(a) * reach)}`;
  };
  const [from, to, bands] = [178, 62, 4];
  const step = (to - from) / bands;
  const colours = [palette.red, palette.green, palette.red, palette.green];
  const outer = times(bands, (i) => {
    const [a, b] = [from + i * step, from + (i + 1) * step];
    const c = colours[i] ?? palette.red;
    return (
      path(
        `M${point(a, r - 22)}L${point(a, r)}Q${point((a + b) / 2, r + 11)} ${point(b, r)}L${point(b, r - 22)}Q${point((a + b) / 2, r - 14)} ${point(a, r - 22)}Z`,
        c,
      ) +
      circle(
        Number(point((a + b) / 2, r - 8).split(' ')[0]),
        Number(point((a + b) / 2, r - 8).split(' ')[1]),
        6,
        palette.marigold,
      ) +
      circle(
        Number(point((a + b) / 2, r - 8).split(' ')[0]),
        Number(point((a + b) / 2, r - 8).split(' ')[1]),
        2.6,
        lighten(c, 0.7),
      )
    );
  });
  const ribs = times(bands + 1, (i) => stroke(`M${hx} ${hy}L${point(from + i * step, r)}`, '#8d3b33', 1.6));
  return (
    path(`M${hx} ${hy}L${point(from, r - 10)}A${r - 10} ${r - 10} 0 0 1 ${point(to, r - 10)}Z`, '#4b2a2a') +
    ribs +
    outer
  );
}

/** An eye and half a smile, for a face that looks to the right. */
function smile(x: number, y: number): string {
  return (
    circle(x, y - 2, 1.5, '#241a16') +
    stroke(`M${x - 5} ${y + 5}Q${x - 1} ${y + 9} ${x + 3} ${y + 5}`, '#5b2a22', 1.5)
  );
}

function passenger(x: number, cloth: string, skin: string, hair: string, woman: boolean): string {
  return group(
    `translate(${x} 0)`,
    path('M-14 -98C-18 -128 -10 -142 4 -142C18 -142 20 -126 20 -98Z', cloth),
    path('M-8 -100C4 -110 30 -108 44 -100L46 -62H32L30 -88H-8Z', darken(cloth, 0.18)),
    rect(31, -64, 17, 6, palette.ink, { rx: 3 }),
    rect(-1, -152, 9, 14, darken(skin, 0.12)),
    woman
      ? path(
          'M-12 -150C-16 -180 22 -184 20 -156C22 -140 14 -136 10 -146L-2 -140C-14 -132 -12 -144 -12 -150Z',
          hair,
        )
      : '',
    ellipse(5, -159, 11.5, 13, skin),
    woman
      ? path('M-8 -158C-8 -176 18 -176 17 -160C12 -168 2 -168 -8 -158Z', hair)
      : path('M-7 -160C-10 -178 18 -178 17 -162C12 -168 0 -170 -7 -160Z', hair),
    smile(10, -158),
    woman ? stroke('M-12 -132C0 -118 16 -118 20 -132', lighten(cloth, 0.55), 5) : '',
    stroke('M2 -128C10 -112 20 -108 32 -108', darken(cloth, 0.1), 9),
    circle(33, -108, 4.4, skin),
  );
}

function puller(): string {
  const skin = '#8a5a3c';
  return (
    stroke('M30 -100L60 -80L44 -46', skin, 9) +
    path('M16 -108C24 -120 44 -116 48 -106L66 -84L58 -72L30 -86Z', '#48666b') +
    stroke('M28 -96L52 -72L34 -32', darken(skin, 0.12), 9) +
    path('M14 -106C20 -118 40 -114 42 -104L60 -78L46 -68L22 -84Z', '#5b7f86') +
    path('M18 -106C20 -130 34 -160 52 -166C64 -162 64 -146 58 -134L44 -104Z', palette.cream) +
    stroke('M54 -154L66 -132L90 -122', palette.cream, 9) +
    stroke('M70 -130L92 -121', skin, 7) +
    path('M44 -160C54 -152 62 -156 64 -164L58 -170Z', palette.red) +
    rect(54, -178, 9, 14, darken(skin, 0.15)) +
    ellipse(62, -186, 11.5, 13, skin) +
    smile(68, -185) +
    path('M49 -188C48 -206 74 -206 74 -190C68 -196 60 -196 56 -184Z', '#1f1916') +
    rect(30, -36, 14, 4, palette.ink) +
    rect(40, -50, 13, 4, palette.ink)
  );
}

/** A cycle rickshaw facing right, wheels on the origin's level; about 330 wide and 210 tall. */
export function rickshaw(options: { riders: boolean; luggage?: boolean }): string {
  const frame = (d: string) => stroke(d, '#23443c', 5);
  return (
    ellipse(20, 2, 170, 8, palette.ink, { opacity: 0.22 }) +
    hood() +
    path('M-128 -104L-118 -150C-112 -156 -104 -154 -104 -146L-98 -98Z', palette.red) +
    (options.riders
      ? passenger(-74, '#2f7c78', '#b87c56', '#1f1a17', false) +
        passenger(-46, palette.marigold, '#a86f4b', '#241a16', true)
      : '') +
    (options.luggage
      ? rect(-6, -84, 42, 30, palette.brick, { rx: 4 }) +
        stroke('M8 -84V-92H22V-84', palette.darkWood, 3) +
        rect(-6, -72, 42, 3, palette.sun)
      : '') +
    path('M-126 -102H-26L-20 -84H-118Z', palette.red) +
    path('M-120 -84H-22L-18 -54H-104Z', palette.green) +
    times(
      3,
      (i) => circle(-98 + i * 28, -70, 8.4, palette.marigold) + circle(-98 + i * 28, -70, 4, palette.red),
    ) +
    rect(-38, -56, 76, 7, palette.darkWood, { rx: 2 }) +
    frame('M-96 -48H36L88 -106M36 -44L26 -108M30 -84L84 -100M84 -120L96 -98L116 -44') +
    wheel(-68, -46, 46) +
    wheel(116, -44, 44) +
    path('M-122 -52A56 56 0 0 1 -14 -52L-20 -50A50 50 0 0 0 -116 -50Z', palette.marigold) +
    path('M70 -66A52 52 0 0 1 158 -74L154 -70A46 46 0 0 0 76 -62Z', palette.marigold) +
    circle(36, -42, 9, 'none', { stroke: palette.ink, 'stroke-width': 3 }) +
    stroke('M78 -126C84 -130 94 -126 98 -118', '#23443c', 5) +
    path('M14 -112H40L36 -104H20Z', palette.ink) +
    circle(98, -108, 6, '#e8d9a8') +
    puller()
  );
}

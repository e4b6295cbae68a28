import { palette } from '../../palette.ts';
import { circle, ellipse, path, rect, stroke, times } from '../../svg/markup.ts';

/** Iron railing with a wooden hand rail; each panel carries the sun-and-petal motif of old Dhaka grilles. */
export function balconyRail(width: number, height: number): string {
  const iron = '#2a2c2b';
  const panel = 200;
  const motif = (x: number) => {
    const [cx, cy] = [x + panel / 2, height / 2 + 6];
    return (
      times(7, (i) =>
        stroke(
          `M${cx} ${cy + 44}L${cx + Math.round(Math.cos(Math.PI + (i * Math.PI) / 6) * 84)} ${cy + 44 + Math.round(Math.sin(Math.PI + (i * Math.PI) / 6) * 84)}`,
          iron,
          3,
        ),
      ) +
      stroke(`M${cx - 84} ${cy + 44}A84 84 0 0 1 ${cx + 84} ${cy + 44}`, iron, 4) +
      stroke(`M${cx - 40} ${cy + 44}A40 40 0 0 1 ${cx + 40} ${cy + 44}`, iron, 4) +
      circle(cx, cy + 44, 13, iron)
    );
  };
  return (
    times(width / panel, (i) => rect(i * panel - 3, 0, 6, height, iron) + motif(i * panel)) +
    rect(0, height - 40, width, 5, iron) +
    rect(0, 22, width, 4, iron) +
    rect(0, -4, width, 16, '#7a4a30') +
    rect(0, -4, width, 5, '#b07646')
  );
}

export function sill(width: number, height: number): string {
  return rect(0, 0, width, height, '#6d4a3d') + rect(0, 0, width, 6, '#a06d50');
}

/** A cat that watches the roofs from the hand rail, seen from behind. */
export function cat(): string {
  const fur = '#3a2c29';
  return (
    path('M-26 -3C-34 -34 -22 -58 0 -60C22 -58 34 -34 26 -3Z', fur) +
    circle(0, -68, 19, fur) +
    path('M-18 -74L-16 -96L-3 -84ZM18 -74L16 -96L3 -84Z', fur) +
    stroke('M22 -8C44 -4 46 22 38 44C36 52 44 56 46 48', fur, 8) +
    stroke('M24 -40C30 -28 30 -16 26 -6', '#f3b07c', 2.4, { opacity: 0.8 }) +
    stroke('M12 -84C18 -80 20 -74 19 -66', '#f3b07c', 2.4, { opacity: 0.8 })
  );
}

/** A round stool-table with a tea pot and two cups: somebody is about to come. */
export function teaTable(): string {
  return (
    stroke('M-40 -70L-52 0M40 -70L52 0M0 -70V0', '#4a3026', 7) +
    ellipse(0, -74, 74, 13, '#7a4a30') +
    ellipse(0, -78, 74, 12, '#a86c42') +
    path('M-26 -82C-36 -112 20 -112 12 -82C10 -78 -24 -78 -26 -82Z', palette.teal) +
    path('M10 -92L30 -106L32 -101L14 -84Z', palette.teal) +
    stroke('M-26 -96C-42 -100 -42 -82 -27 -84', palette.teal, 4) +
    ellipse(-7, -105, 10, 3, '#24605d') +
    circle(-7, -109, 3, palette.marigold) +
    path('M34 -94H56L53 -80H37ZM-66 -92H-46L-49 -79H-63Z', palette.cream) +
    stroke('M45 -98C41 -106 49 -110 45 -120M-56 -97C-60 -104 -52 -108 -56 -116', palette.cream, 2, {
      opacity: 0.6,
    })
  );
}

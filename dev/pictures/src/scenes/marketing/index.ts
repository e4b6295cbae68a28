import { movingIn } from './moving-in.ts';
import { rooftopTea } from './rooftop-tea.ts';

const scenes = { 'rooftop-tea': rooftopTea, 'moving-in': movingIn };

/** Each as AVIF, and with fewer pixels as WebP for browsers without it. */
export const marketingPictures = Object.entries(scenes).flatMap(([name, draw]) => [
  { path: `mfe-marketing/src/pictures/about/${name}.avif`, draw, budget: 15_000 },
  {
    path: `mfe-marketing/src/pictures/about/${name}.webp`,
    draw,
    output: [680, 510] as const,
    budget: 15_000,
  },
]);

import { movingIn } from './moving-in.ts';
import { rooftopTea } from './rooftop-tea.ts';

export const marketingPictures = [
  { path: 'mfe-marketing/src/pictures/about/rooftop-tea.webp', draw: rooftopTea, budget: 30_000 },
  { path: 'mfe-marketing/src/pictures/about/moving-in.webp', draw: movingIn, budget: 30_000 },
];

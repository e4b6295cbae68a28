import { dashboardScenes } from './scenes/dashboard.ts';
import { listingScenes } from './scenes/listings.ts';
import { marketingScenes } from './scenes/marketing.ts';
import { shellScenes } from './scenes/shell.ts';
import type { Scene } from './scene.ts';

/** Every screen and each of its main states. */
export const scenes: readonly Scene[] = [
  ...marketingScenes,
  ...shellScenes,
  ...listingScenes,
  ...dashboardScenes,
];

import { accountScenes } from './account.ts';
import { dashboardScenes } from './dashboard.ts';
import { editScenes } from './edit.ts';
import { listingScenes } from './listings.ts';
import { marketingScenes } from './marketing.ts';
import { myListingsScenes } from './my-listings.ts';
import { resetPasswordScenes } from './reset-password.ts';
import { searchScenes } from './search.ts';
import { shellScenes } from './shell.ts';
import type { Scene } from './scene.ts';

/** Every screen with each of its states. */
export const scenes: readonly Scene[] = [
  ...marketingScenes,
  ...shellScenes,
  ...accountScenes,
  ...resetPasswordScenes,
  ...listingScenes,
  ...searchScenes,
  ...editScenes,
  ...dashboardScenes,
  ...myListingsScenes,
];

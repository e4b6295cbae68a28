import { accountScenes } from './scenes/account.ts';
import { dashboardScenes } from './scenes/dashboard.ts';
import { editScenes } from './scenes/edit.ts';
import { listingScenes } from './scenes/listings.ts';
import { marketingScenes } from './scenes/marketing.ts';
import { myListingsScenes } from './scenes/my-listings.ts';
import { resetPasswordScenes } from './scenes/reset-password.ts';
import { shellScenes } from './scenes/shell.ts';
import type { Scene } from './scene.ts';

/** Every screen and each of its states. */
export const scenes: readonly Scene[] = [
  ...marketingScenes,
  ...shellScenes,
  ...accountScenes,
  ...resetPasswordScenes,
  ...listingScenes,
  ...editScenes,
  ...dashboardScenes,
  ...myListingsScenes,
];

import { log } from '@roommate/shell-api';
import { CodeOnDemand } from '@roommate/ui';

/**
 * The code that follows the visitor through the list. The first batch needs none of it, and most visits see no more:
 * docs/decisions/0268-rows-on-demand.md.
 */
export const rowFollowerCode = new CodeOnDemand(
  'The code for long lists',
  () => import('./row-follower.tsx'),
  log,
);

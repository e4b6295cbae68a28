import { log } from '@roommate/shell-api';
import { CodeOnDemand } from '@roommate/ui';

/** What asks the API, in a chunk of its own: docs/decisions/0388-browse-without-queries.md. */
export const dataCode = new CodeOnDemand(
  'The code that loads listings',
  () => import(/* webpackChunkName: "listings-data" */ './data.ts'),
  log,
);

import { CodeOnDemand } from './code-on-demand.ts';

/** What asks the API, in a chunk of its own: docs/decisions/0388-browse-without-queries.md. */
export const dataCode = new CodeOnDemand(
  'The code that loads listings',
  () => import(/* webpackChunkName: "listings-data" */ './data.ts'),
);

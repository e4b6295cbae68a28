import { log } from '@roommate/shell-api';
import { CodeOnDemand, useCode } from '@roommate/ui';
import type { ComponentProps } from 'react';
import { LoadingGrid } from '../grid/loading-grid.tsx';
import type { RefusedSearch } from './refused-search.tsx';

/** Few searches are refused, and none on a server. So the reasons load then. */
export const refusedCode = new CodeOnDemand(
  'The code of refused searches',
  () => import('./refused-search.tsx'),
  log,
);

export function RefusedSearchOnDemand(props: ComponentProps<typeof RefusedSearch>) {
  const code = useCode(refusedCode, true);
  return code ? <code.RefusedSearch {...props} /> : <LoadingGrid text="Loading rooms..." />;
}

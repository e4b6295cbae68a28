import { withQueries } from '@roommate/shell-api/query';
import type { ReactNode } from 'react';
import { FIRST_CURSOR } from '../batches/batch.ts';
import { useFirstPageAfterRefusal } from '../batches/use-first-page-after-refusal.ts';
import { usePersonalOrder, type PersonalOrder } from '../search/use-personal-order.ts';
import { useShownVisit, type ShownVisit, type Visit } from '../search/use-shown-visit.ts';
import { useBrowseData } from './use-browse-data.ts';

/** What the page knows about the matches and about the person who reads them. */
export type PageData = ShownVisit & PersonalOrder;

interface PageQueriesProps extends Visit {
  /** The cursor at which the list starts. */
  start: string;
  children: (data: PageData) => ReactNode;
}

/** The queries of the whole page. They outlive a visit of it. */
export const PageQueries = withQueries(({ locationKey, search, start, children }: PageQueriesProps) => {
  useBrowseData();
  const visit = useShownVisit({ locationKey, search }, start);
  useFirstPageAfterRefusal(visit.isRefused && start !== FIRST_CURSOR);
  const order = usePersonalOrder(visit.shown.search, visit.summary);
  return children({ ...visit, ...order });
});

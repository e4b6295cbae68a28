import type { Listing } from '@roommate/contracts';
import { StatCard, StatGrid } from '@roommate/ui';
import { CircleCheck, ClipboardList, Eye } from 'lucide-react';
import { listingStats } from '../../listings/listing-stats.ts';

/** The stats above the list. */
export function MyListingsStats(props: { loading: boolean; listings: readonly Listing[] }) {
  const { loading } = props;
  const { total, available, views } = listingStats(props.listings);
  return (
    <StatGrid>
      <StatCard label="Total Listings" icon={ClipboardList} loading={loading} value={total} />
      <StatCard label="Available" icon={CircleCheck} loading={loading} value={available} />
      <StatCard label="Total Views" icon={Eye} loading={loading} value={views} />
    </StatGrid>
  );
}

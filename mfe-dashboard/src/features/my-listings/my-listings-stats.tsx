import type { Listing } from '@roommate/contracts';
import { StatCard, StatGrid } from '@roommate/ui';
import { CircleCheck, ClipboardList, Eye } from 'lucide-react';
import { listingTotals, type ListingTotals } from '../../listings/listing-totals.ts';

interface MyListingsStatsProps {
  loading: boolean;
  /** undefined when they are not known. */
  listings: readonly Listing[] | undefined;
}

/** The stats above the list. */
export function MyListingsStats({ loading, listings }: MyListingsStatsProps) {
  const { total, available, views }: Partial<ListingTotals> = listings ? listingTotals(listings) : {};
  return (
    <StatGrid>
      <StatCard label="Total Listings" icon={ClipboardList} loading={loading} value={total} />
      <StatCard label="Available" icon={CircleCheck} loading={loading} value={available} />
      <StatCard label="Total Views" icon={Eye} loading={loading} value={views} />
    </StatGrid>
  );
}

import { useMissingContent } from '@roommate/shell-api';
import { Notice, RetryButton, StatCard, StatGrid } from '@roommate/ui';
import { Building2, CircleCheck, ClipboardList, Eye } from 'lucide-react';
import { listingTotals } from '../../listings/listing-totals.ts';
import { useStats } from './overview.ts';
import styles from './overview-page.module.css';

/** A StatCard's value, and whether it loads for the first time or again after a failure. */
const stat = <T,>(
  { data, isFetching }: { data: T | undefined; isFetching: boolean },
  read: (data: T) => number,
) => ({
  loading: data === undefined && isFetching,
  value: data === undefined ? undefined : read(data),
});

/** The four stats. They come from two requests, and each shows even if the other request fails. */
export function OverviewStats({ email }: { email: string }) {
  const { total, own } = useStats(email);
  const requests = [total, own];
  const missing = requests.filter(({ data }) => data === undefined);
  const loadMissing = () => {
    for (const { refetch } of missing) void refetch();
  };
  useMissingContent(missing.length > 0, loadMissing);
  const failed = requests.filter(({ isLoadingError, isFetching }) => isLoadingError && !isFetching);
  return (
    <>
      <StatGrid>
        <StatCard label="Total Listings" icon={Building2} {...stat(total, (count) => count)} />
        <StatCard label="My Listings" icon={ClipboardList} {...stat(own, ({ length }) => length)} />
        <StatCard
          label="Active Listings"
          icon={CircleCheck}
          {...stat(own, (all) => listingTotals(all).available)}
        />
        <StatCard label="Total Views" icon={Eye} {...stat(own, (all) => listingTotals(all).views)} />
      </StatGrid>
      {failed.length > 0 && (
        <div className={styles.failure}>
          <Notice tone="warn">
            <p>
              {failed.length === requests.length
                ? 'The figures could not be loaded.'
                : 'Some of the figures could not be loaded.'}
            </p>
            <RetryButton variant="secondary" size="small" onRetry={loadMissing} />
          </Notice>
        </div>
      )}
    </>
  );
}

import { Notice, RetryButton, StatCard, StatGrid } from '@roommate/ui';
import { Building2, CircleCheck, ClipboardList, Eye } from 'lucide-react';
import { useCallback } from 'react';
import { listingStats } from '../../listings/listing-stats.ts';
import { useLoaded, type Loaded } from '../../loading/use-loaded.ts';
import { useOnReturn } from '../../loading/use-on-return.ts';
import { getOwnListings } from './api/get-own-listings.ts';
import { getTotal } from './api/get-total.ts';
import styles from './overview-page.module.css';

const figure = <T,>(loaded: Loaded<T>, read: (value: T) => number) => ({
  loading: loaded.status === 'loading',
  value: loaded.status === 'ready' ? read(loaded.value) : undefined,
});

/** The four figures; those of one call show whether the other call fails or not. */
export function OverviewStats({ email }: { email: string }) {
  const { state: total, reload: reloadTotal } = useLoaded(getTotal);
  const { state: own, reload: reloadOwn } = useLoaded(
    useCallback(async (signal: AbortSignal) => listingStats(await getOwnListings(email, signal)), [email]),
  );
  const reload = useCallback(() => {
    reloadTotal();
    reloadOwn();
  }, [reloadTotal, reloadOwn]);
  useOnReturn(reload);

  const failed = total.status === 'failed' || own.status === 'failed';
  return (
    <>
      <StatGrid>
        <StatCard label="Total Listings" icon={Building2} {...figure(total, (count) => count)} />
        <StatCard label="My Listings" icon={ClipboardList} {...figure(own, (stats) => stats.total)} />
        <StatCard label="Active Listings" icon={CircleCheck} {...figure(own, ({ available }) => available)} />
        <StatCard label="Total Views" icon={Eye} {...figure(own, ({ views }) => views)} />
      </StatGrid>
      {failed && (
        <div className={styles.failure}>
          <Notice tone="warn">
            <p>Some of the figures could not be loaded.</p>
            <RetryButton variant="secondary" size="small" onRetry={reload} />
          </Notice>
        </div>
      )}
    </>
  );
}

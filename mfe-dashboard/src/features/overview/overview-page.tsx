import { PageHeader } from '@roommate/ui';
import { useDashboardUser } from '../../layout/dashboard-user.ts';
import { NewestListings } from './newest-listings.tsx';
import { OverviewStats } from './overview-stats.tsx';
import { QuickActions } from './quick-actions.tsx';

/** /dashboard (spec, section 2). */
function OverviewPage() {
  const { name, email } = useDashboardUser();
  return (
    <>
      <PageHeader title={`Welcome back, ${name}!`} intro="Here is how your rooms are doing today." />
      <OverviewStats email={email} />
      <QuickActions />
      <NewestListings email={email} />
    </>
  );
}

export { OverviewPage as Component };

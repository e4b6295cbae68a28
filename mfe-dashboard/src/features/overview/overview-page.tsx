import { usePageMeta } from '@roommate/shell-api';
import { PageHeader } from '@roommate/ui';
import { useDashboardUser } from '../../frame/dashboard-user.ts';
import { OverviewStats } from './overview-stats.tsx';
import { QuickActions } from './quick-actions.tsx';

/** /dashboard (spec, section 2). */
export function OverviewPage() {
  const { name, email } = useDashboardUser();
  usePageMeta('Dashboard', 'Your listings at a glance, and the way to everything you can do with them.');
  return (
    <>
      <PageHeader title={`Welcome back, ${name}!`} intro="Here is how your rooms are doing today." />
      <OverviewStats email={email} />
      <QuickActions />
    </>
  );
}

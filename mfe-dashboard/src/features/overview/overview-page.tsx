import { PageHeader } from '@roommate/ui';
import { paths } from '../../../remote.json';
import { useDashboardUser } from '../../layout/dashboard-user.ts';
import { NewestListings } from './newest-listings.tsx';
import { OverviewIntro } from './overview-intro.tsx';
import styles from './overview-page.module.css';
import { OverviewStats } from './overview-stats.tsx';
import { QuickActions } from './quick-actions.tsx';

/** /dashboard (spec, section 2). */
function OverviewPage() {
  const { name, email } = useDashboardUser();
  return (
    <>
      <PageHeader
        title={paths['/dashboard'].meta.title}
        intro={
          <>
            Welcome back, {name}!
            <span className={styles.status}>
              <OverviewIntro email={email} />
            </span>
          </>
        }
      />
      <OverviewStats email={email} />
      <QuickActions />
      <NewestListings email={email} />
    </>
  );
}

export { OverviewPage as Component };

import { useMissingContent } from '@roommate/shell-api';
import { ErrorState, PageHeader, RetryButton } from '@roommate/ui';
import { useId } from 'react';
import { paths } from '../../../remote.json';
import { useDashboardUser } from '../../layout/dashboard-user.ts';
import { BestMatches } from './best-matches.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { PreferencesSkeleton } from './preferences-skeleton.tsx';
import styles from './preferences.module.css';
import { usePreferences } from './preferences.ts';

/** /dashboard/preferences: what the user looks for, and the rooms that fit (docs/decisions/0330-matching.md). */
function PreferencesPage() {
  const { uid } = useDashboardUser();
  const { preferences, loading, retry } = usePreferences(uid);
  useMissingContent(!preferences, retry);
  const listId = useId();
  return (
    <>
      <PageHeader
        title={paths['/dashboard/preferences'].meta.title}
        intro="Say what you are looking for. Only you see it. Each room then shows how well it fits, and why."
      />
      {loading && <PreferencesSkeleton />}
      {!loading && !preferences && (
        <ErrorState title="Your preferences could not be loaded" action={<RetryButton onRetry={retry} />} />
      )}
      {preferences && (
        <>
          <PreferencesForm uid={uid} stored={preferences} />
          <section className={styles.section} aria-labelledby={listId}>
            <h2 id={listId}>Rooms that fit you</h2>
            <BestMatches uid={uid} preferences={preferences} />
          </section>
        </>
      )}
    </>
  );
}

export { PreferencesPage as Component };

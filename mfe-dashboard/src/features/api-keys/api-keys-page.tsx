import { useMissingContent } from '@roommate/shell-api';
import { ErrorState, PageHeader, RetryButton, Spinner } from '@roommate/ui';
import { useId } from 'react';
import { paths } from '../../../remote.json';
import { useFocusAfterDelete } from '../../focus/use-focus-after-delete.ts';
import { useDashboardUser } from '../../layout/dashboard-user.ts';
import { ApiKeyList } from './api-key-list.tsx';
import styles from './api-keys.module.css';
import { useApiKeys } from './api-keys.ts';
import { CreateKeyForm } from './create-key-form.tsx';
import { NewKey } from './new-key.tsx';
import { useCreateKeyForm } from './use-create-key-form.ts';
import { useRevoke } from './use-revoke.ts';

/** Swagger UI, which the site serves below /api. */
const DOCUMENTATION_URL = '/api/docs';

/** /dashboard/api-keys: keys with which the user's programs use the API (docs/decisions/0280-api-keys.md). */
function ApiKeysPage() {
  const { uid } = useDashboardUser();
  const { keys, loading, retry } = useApiKeys(uid);
  useMissingContent(!keys, retry);
  const { heading, list, storePosition, restoreFocus } = useFocusAfterDelete();
  const { created, forget, ...form } = useCreateKeyForm(uid);
  const { revoke, revokingId } = useRevoke({ uid, onConfirmed: storePosition, onSettled: restoreFocus });
  const [createId, listId] = [useId(), useId()];
  return (
    <div className={styles.page}>
      <PageHeader
        title={paths['/dashboard/api-keys'].meta.title}
        intro={
          <>
            With a key, your own programs can read and change your listings. The{' '}
            <a href={DOCUMENTATION_URL}>API documentation</a> explains how.
          </>
        }
        headingRef={heading}
      />
      {created && (
        <NewKey
          created={created}
          onDone={() => {
            heading.current?.focus();
            forget();
          }}
        />
      )}
      <section className={styles.section} aria-labelledby={createId}>
        <h2 id={createId}>Create a key</h2>
        <CreateKeyForm {...form} />
      </section>
      <section className={styles.section} aria-labelledby={listId}>
        <h2 id={listId}>Your keys</h2>
        <div ref={list}>
          {loading && <Spinner label="Loading your API keys..." showLabel />}
          {!loading && !keys && (
            <ErrorState
              title="Your API keys could not be loaded"
              headingLevel={3}
              action={<RetryButton onRetry={retry} />}
            />
          )}
          {keys && <ApiKeyList keys={keys} revokingId={revokingId} onRevoke={(key) => void revoke(key)} />}
        </div>
      </section>
    </div>
  );
}

export { ApiKeysPage as Component };

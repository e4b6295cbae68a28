import { pagePaths } from '@roommate/contracts';
import { Link, useMissingContent } from '@roommate/shell-api';
import { buttonClass, ErrorState, RetryButton, Spinner } from '@roommate/ui';
import { useId } from 'react';
import { useFocusAfterDelete } from '../../focus/use-focus-after-delete.ts';
import { DeleteItemButton } from '../../item-list/delete-item-button.tsx';
import { Item, ItemList } from '../../item-list/item-list.tsx';
import styles from './alerts.module.css';
import { searchPath, useDeleteSearch, useSavedSearches } from './saved-searches.ts';

/** The searches whose new matches become alerts. */
export function SavedSearchList({ uid }: { uid: string }) {
  const { searches, loading, retry } = useSavedSearches(uid);
  useMissingContent(!searches, retry);
  const { mutate, pendingIds } = useDeleteSearch(uid);
  const { heading, list, storePosition, restoreFocus } = useFocusAfterDelete();
  const titleId = useId();
  const remove = (id: string) => {
    storePosition(id);
    mutate(id, { onSettled: () => restoreFocus(id) });
  };
  return (
    <section aria-labelledby={titleId} ref={list}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        Saved searches
      </h2>
      {loading && <Spinner label="Loading your saved searches..." showLabel />}
      {!loading && !searches && (
        <ErrorState
          title="Your saved searches could not be loaded"
          headingLevel={3}
          action={<RetryButton onRetry={retry} />}
        />
      )}
      {searches?.length === 0 && <p className={styles.empty}>You have no saved searches.</p>}
      {searches && searches.length > 0 && (
        <ItemList label="Saved searches">
          {searches.map((search) => (
            <Item
              key={search._id}
              name={search.name}
              actions={
                <>
                  <Link
                    className={buttonClass('quiet', 'small')}
                    to={searchPath(search, pagePaths.browse)}
                    aria-label={`Show rooms: ${search.name}`}
                  >
                    Show rooms
                  </Link>
                  <DeleteItemButton
                    id={search._id}
                    name={search.name}
                    busy={pendingIds.has(search._id)}
                    onPress={() => remove(search._id)}
                  />
                </>
              }
            />
          ))}
        </ItemList>
      )}
    </section>
  );
}

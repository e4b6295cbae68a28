import { COMPARED_LISTINGS_MAX, pagePaths } from '@roommate/contracts';
import { useMissingContent, useSearchParams } from '@roommate/shell-api';
import { Container, ErrorState, Notice, PageHeader, RetryButton, Skeleton } from '@roommate/ui';
import { paths } from '../../../remote.json';
import { EmptyRooms } from '../listing/empty-rooms.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { useCompared } from './compare-loader.ts';
import { comparePath, readComparedIds } from './compare-path.ts';
import { CompareTable } from './compare-table.tsx';
import { useFocusAfterRemove } from './use-focus-after-remove.ts';

/** /compare?ids= */
function ComparePage() {
  const [query] = useSearchParams();
  const { ids, more } = readComparedIds(query);
  const { data, status, refetch } = useCompared(ids);
  useMissingContent(data === undefined, refetch);
  const { table, onRemove } = useFocusAfterRemove(ids.length);
  const removedCount = data ? ids.length - data.length : 0;
  return (
    <Container>
      <PageHeader
        title={paths['/compare'].meta.title}
        intro={`Up to ${COMPARED_LISTINGS_MAX} rooms side by side.`}
        actions={
          ids.length > 0 && <ShareButton text="Rooms to compare on Roommate Dhaka" path={comparePath(ids)} />
        }
      />
      {more && <Notice>Only the first {COMPARED_LISTINGS_MAX} rooms of the link are shown.</Notice>}
      {removedCount > 0 && (
        <Notice tone="warn">
          {removedCount === 1
            ? 'One room in this comparison no longer exists.'
            : `${removedCount} rooms in this comparison no longer exist.`}
        </Notice>
      )}
      {status === 'pending' && <Skeleton height="30rem" />}
      {status === 'error' && (
        <ErrorState
          title="Error Loading Rooms"
          text="Failed to fetch listings"
          action={<RetryButton onRetry={() => void refetch()} />}
        />
      )}
      {data &&
        (data.length > 0 ? (
          <CompareTable ref={table} listings={data} ids={ids} onRemove={onRemove} />
        ) : (
          <NothingToCompare />
        ))}
    </Container>
  );
}

const NothingToCompare = () => (
  <EmptyRooms
    title="No rooms to compare"
    text="Save the rooms that you like. Then choose two or more of them on the page of your saved rooms."
    to={pagePaths.saved}
    linkText={paths['/saved'].meta.title}
  />
);

export { ComparePage as Component };

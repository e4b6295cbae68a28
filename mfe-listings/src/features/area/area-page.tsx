import { pagePaths } from '@roommate/contracts';
import { Link, useLoaderData, useParams, usePageMeta } from '@roommate/shell-api';
import {
  Container,
  EmptyState,
  ErrorState,
  PageHeader,
  RetryButton,
  Spinner,
  buttonClass,
} from '@roommate/ui';
import { AreaContent } from './area-content.tsx';
import { useArea, type areaLoader } from './area.ts';

/** /areas/:id */
function AreaPage() {
  const { id = '' } = useParams();
  const { data, status, refetch } = useArea(id, useLoaderData<typeof areaLoader>());
  if (data) return <AreaContent key={id} {...data} />;
  if (status === 'success') return <NotFound />;
  return (
    <Container>
      {status === 'error' ? (
        <ErrorState
          headingLevel={1}
          title="Error Loading Area"
          text="The area could not be loaded."
          action={<RetryButton onRetry={() => void refetch()} />}
        />
      ) : (
        <>
          <PageHeader title="Rooms by area" isPending />
          <Spinner label="Loading the area..." />
        </>
      )}
    </Container>
  );
}

function NotFound() {
  usePageMeta('Area not found', undefined, { isMissing: true });
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        title="Area not found"
        text="The URL may be misspelt. Search for the area by its name."
        action={
          <Link to={pagePaths.browse} className={buttonClass()}>
            Browse Listings
          </Link>
        }
      />
    </Container>
  );
}

export { AreaPage as Component };

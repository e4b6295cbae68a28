import { useLoaderData, useMissingContent, useParams, usePageMeta } from '@roommate/shell-api';
import { Container, ErrorState, PageHeader, RetryButton, Spinner } from '@roommate/ui';
import { paths } from '../../../remote.json';
import { NotFoundState } from '../not-found/not-found-state.tsx';
import { AreaContent } from './area-content.tsx';
import { useAreaDetail, type areaDetailLoader } from './area-detail-query.ts';

/** /areas/:id */
function AreaDetailPage() {
  const { id = '' } = useParams();
  const { data, status, refetch } = useAreaDetail(id, useLoaderData<typeof areaDetailLoader>());
  useMissingContent(!data && status !== 'success', refetch);
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
          <PageHeader title={paths['/areas'].meta.title} isPending />
          <Spinner label="Loading the area..." />
        </>
      )}
    </Container>
  );
}

function NotFound() {
  usePageMeta('Area not found', undefined, { isMissing: true });
  return (
    <NotFoundState title="Area not found" text="The URL may be misspelt. Search for the area by its name." />
  );
}

export { AreaDetailPage as Component };

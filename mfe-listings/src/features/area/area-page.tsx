import { useLoaderData, useMissingContent, useParams, usePageMeta } from '@roommate/shell-api';
import { Container, ErrorState, PageHeader, RetryButton, Spinner } from '@roommate/ui';
import { AREAS_TITLE } from '../../page-titles.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { AreaContent } from './area-content.tsx';
import { useArea, type areaLoader } from './area.ts';

/** /areas/:id */
function AreaPage() {
  const { id = '' } = useParams();
  const { data, status, refetch } = useArea(id, useLoaderData<typeof areaLoader>());
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
          <PageHeader title={AREAS_TITLE} isPending />
          <Spinner label="Loading the area..." />
        </>
      )}
    </Container>
  );
}

function NotFound() {
  usePageMeta('Area not found', undefined, { isMissing: true });
  return (
    <NotFoundPage title="Area not found" text="The URL may be misspelt. Search for the area by its name." />
  );
}

export { AreaPage as Component };

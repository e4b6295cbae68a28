import { browsePath, pagePaths } from '@roommate/contracts';
import { breadcrumbList, Link, StructuredData, useLoaderData, useMissingContent } from '@roommate/shell-api';
import {
  buttonClass,
  Container,
  EmptyState,
  ErrorState,
  PageHeader,
  RetryButton,
  Spinner,
} from '@roommate/ui';
import { paths } from '../../../remote.json';
import { AreaGroups } from './area-groups.tsx';
import styles from './area-list-page.module.css';
import { useAreaList, type areaListLoader } from './area-list-query.ts';

/** /areas: leads to the pages of all areas with rooms. */
function AreaListPage() {
  const { data, status, refetch } = useAreaList(useLoaderData<typeof areaListLoader>());
  useMissingContent(!data, refetch);
  return (
    <Container className={styles.page}>
      <PageHeader
        title={paths['/areas'].meta.title}
        intro="How many rooms there are, and their median rent per month. An area includes its parts."
        actions={
          <Link to={browsePath({ view: 'map' })} className={buttonClass('secondary')}>
            See the map
          </Link>
        }
        isPending={status === 'pending'}
      />
      {data && data.groups.length > 0 && <AreaGroups {...data} />}
      {data?.groups.length === 0 && <EmptyState title="No Areas Found" text="No room names its area yet." />}
      {status === 'pending' && <Spinner label="Loading the areas..." />}
      {status === 'error' && (
        <ErrorState
          title="Error Loading Areas"
          text="The areas could not be loaded."
          action={<RetryButton onRetry={() => void refetch()} />}
        />
      )}
      <StructuredData
        things={(urlOf) => [
          breadcrumbList(
            urlOf,
            { name: paths['/browse-listings'].meta.title, path: pagePaths.browse },
            { name: paths['/areas'].meta.title, path: pagePaths.areas },
          ),
        ]}
      />
    </Container>
  );
}

export { AreaListPage as Component };

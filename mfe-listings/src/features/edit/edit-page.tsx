import { ListingFormSkeleton } from '@roommate/listing-form';
import { useLoaderData, useParams } from '@roommate/shell-api';
import { Container, PageHeader, Skeleton } from '@roommate/ui';
import { paths } from '../../../remote.json';
import { ListingGate } from '../listing/listing-gate.tsx';
import { EditForm } from './edit-form.tsx';
import type { editLoader } from './edit-loader.ts';
import styles from './edit-page.module.css';

const TITLE = paths['/mylistings/update/:id'].meta.title;

const EditSkeleton = () => (
  <Container width="form" className={styles.page}>
    <PageHeader isPending title={TITLE} intro={<span role="status">Loading...</span>} />
    <ListingFormSkeleton actions={<Skeleton width="8rem" shape="control" />} />
  </Container>
);

/** /mylistings/update/:id */
function EditPage() {
  const { id = '' } = useParams();
  const start = useLoaderData<typeof editLoader>();
  return (
    <ListingGate id={id} since={start} skeleton={<EditSkeleton />}>
      {(listing, etag) => (
        <Container width="form" className={styles.page}>
          <PageHeader title={TITLE} intro={listing.isOwner ? listing.title : `Posted by ${listing.name}`} />
          <EditForm key={listing._id} listing={listing} etag={etag} />
        </Container>
      )}
    </ListingGate>
  );
}

export { EditPage as Component };

import { FieldSkeleton, FormActions, FormGrid, FormGridWide, Skeleton } from '@roommate/ui';
import styles from './listing-form.module.css';

/** The shape of a ListingForm while the listing that it is to hold loads. */
export const ListingFormSkeleton = () => (
  <div className={styles.form} aria-hidden="true">
    <FormGrid>
      <FormGridWide>
        <FieldSkeleton label="Title" hint />
      </FormGridWide>
      <FieldSkeleton label="Location" hint />
      <FieldSkeleton label="Rent amount" hint />
      <FieldSkeleton label="Room type" />
      <FieldSkeleton label="Availability" />
      <FormGridWide>
        <FieldSkeleton label="Lifestyle" hint />
      </FormGridWide>
      <FormGridWide>
        <FieldSkeleton label="Image URL" hint />
        <div className={styles.preview}>
          <Skeleton height="auto" className={styles.picture} />
        </div>
      </FormGridWide>
      <FormGridWide>
        <FieldSkeleton label="Description" area />
      </FormGridWide>
      <FormGridWide>
        <FieldSkeleton label="Contact" hint />
      </FormGridWide>
      <FieldSkeleton label="Name" />
      <FieldSkeleton label="Email" />
    </FormGrid>
    <FormActions>
      <Skeleton width="10rem" height="var(--control-height)" />
    </FormActions>
  </div>
);

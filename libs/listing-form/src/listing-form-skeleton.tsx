import { FieldSkeleton, FormActions, FormGrid, FormGridWide, Skeleton } from '@roommate/ui';
import type { ReactNode } from 'react';
import { FIELD_TEXTS } from './field-texts.ts';
import styles from './listing-form.module.css';

/**
 * The shape of a ListingForm while the listing that it is to hold loads.
 * @param actions the shape of what stands beside the submit button
 */
export const ListingFormSkeleton = ({ actions }: { actions?: ReactNode }) => (
  <div className={styles.form} aria-hidden="true">
    <FormGrid>
      <FormGridWide>
        <FieldSkeleton {...FIELD_TEXTS.title} />
      </FormGridWide>
      <FieldSkeleton {...FIELD_TEXTS.location} />
      <FieldSkeleton {...FIELD_TEXTS.rentAmount} />
      <FieldSkeleton {...FIELD_TEXTS.roomType} />
      <FieldSkeleton {...FIELD_TEXTS.availability} />
      <FormGridWide>
        <FieldSkeleton {...FIELD_TEXTS.lifestyle} />
      </FormGridWide>
      <FormGridWide>
        <FieldSkeleton {...FIELD_TEXTS.imageUrl} />
        <div className={styles.preview}>
          <Skeleton height="auto" className={styles.picture} />
        </div>
      </FormGridWide>
      <FormGridWide>
        <FieldSkeleton {...FIELD_TEXTS.description} area />
      </FormGridWide>
      <FormGridWide>
        <FieldSkeleton {...FIELD_TEXTS.contact} />
      </FormGridWide>
      <FieldSkeleton label="Name" />
      <FieldSkeleton label="Email" />
    </FormGrid>
    <FormActions>
      <Skeleton width="10rem" height="var(--control-height)" />
      {actions}
    </FormActions>
  </div>
);

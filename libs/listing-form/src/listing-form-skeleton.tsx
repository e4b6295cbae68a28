import { FieldSkeleton, FormActions, FormGrid, FormGridWide, Skeleton } from '@roommate/ui';
import type { ReactNode } from 'react';
import { fieldTexts } from './field-texts.ts';
import styles from './listing-form.module.css';
import rentRange from './rent-range.module.css';

/**
 * The placeholder of a ListingForm while its listing loads.
 * @param actions the placeholder of the form's `actions`
 */
export const ListingFormSkeleton = ({ actions }: { actions?: ReactNode }) => (
  <div className={styles.form} aria-hidden="true">
    <FormGrid>
      <FormGridWide>
        <FieldSkeleton {...fieldTexts.title} />
      </FormGridWide>
      <FieldSkeleton {...fieldTexts.location} />
      <FieldSkeleton {...fieldTexts.rentAmount} />
      <FormGridWide>
        <div className={rentRange.box} />
      </FormGridWide>
      <FieldSkeleton {...fieldTexts.roomType} />
      <FieldSkeleton {...fieldTexts.availability} />
      <FormGridWide>
        <FieldSkeleton {...fieldTexts.lifestyle} />
      </FormGridWide>
      <FormGridWide>
        <FieldSkeleton {...fieldTexts.imageUrl} />
        <div className={styles.preview}>
          <Skeleton className={styles.image} />
        </div>
      </FormGridWide>
      <FormGridWide>
        <FieldSkeleton {...fieldTexts.description} area />
      </FormGridWide>
      <FormGridWide>
        <FieldSkeleton {...fieldTexts.contact} />
      </FormGridWide>
      <FormGridWide>
        <p className={styles.summary}>About the home (optional)</p>
      </FormGridWide>
      <FieldSkeleton label="Name" />
      <FieldSkeleton label="Email" />
    </FormGrid>
    <FormActions>
      <Skeleton width="10rem" shape="control" />
      {actions}
    </FormActions>
  </div>
);

import { homeChoiceNames, homeQuestions } from '@roommate/contracts';
import { FieldSkeleton, FormActions, FormGrid, FormGridWide, Skeleton, VisuallyHidden } from '@roommate/ui';
import { fieldTexts } from './field-texts.ts';
import styles from './preferences.module.css';

/** The placeholder of the form while the preferences load. */
export const PreferencesSkeleton = () => (
  <div className={styles.form}>
    <VisuallyHidden>
      <span role="status">Loading your preferences...</span>
    </VisuallyHidden>
    <FormGrid>
      <FieldSkeleton {...fieldTexts.rentMax} />
      <FieldSkeleton {...fieldTexts.roomType} />
      <FormGridWide>
        <FieldSkeleton {...fieldTexts.places} />
      </FormGridWide>
      <FieldSkeleton {...fieldTexts.travelTo} />
      <FieldSkeleton {...fieldTexts.travelKm} />
      <FieldSkeleton {...fieldTexts.moveIn} />
      {homeChoiceNames.map((name) => (
        <FieldSkeleton key={name} label={homeQuestions[name]} />
      ))}
    </FormGrid>
    <FormActions>
      <Skeleton width="11rem" shape="control" />
    </FormActions>
  </div>
);

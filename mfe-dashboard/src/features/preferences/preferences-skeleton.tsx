import { homeChoiceNames, homeQuestions } from '@roommate/contracts';
import { FieldSkeleton, FormActions, FormGrid, FormGridWide, Skeleton, VisuallyHidden } from '@roommate/ui';
import { preferenceTexts } from './preference-texts.ts';
import styles from './preferences.module.css';

/** The placeholder of the form while the preferences load. */
export const PreferencesSkeleton = () => (
  <div className={styles.form}>
    <VisuallyHidden>
      <span role="status">Loading your preferences...</span>
    </VisuallyHidden>
    <FormGrid>
      <FieldSkeleton {...preferenceTexts.rentMax} />
      <FieldSkeleton {...preferenceTexts.roomType} />
      <FormGridWide>
        <FieldSkeleton {...preferenceTexts.places} />
      </FormGridWide>
      <FieldSkeleton {...preferenceTexts.travelTo} />
      <FieldSkeleton {...preferenceTexts.travelKm} />
      <FieldSkeleton {...preferenceTexts.moveIn} />
      {homeChoiceNames.map((name) => (
        <FieldSkeleton key={name} label={homeQuestions[name]} />
      ))}
    </FormGrid>
    <FormActions>
      <Skeleton width="11rem" shape="control" />
    </FormActions>
  </div>
);

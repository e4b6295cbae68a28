import { Button, ErrorSummary, FormActions, FormGrid, TextField } from '@roommate/ui';
import type { ReactNode } from 'react';
import { fields } from './form-values.ts';
import { HOME_DATE_ID } from './home-fields.tsx';
import { ListingFields, fieldId } from './listing-fields.tsx';
import styles from './listing-form.module.css';
import { SessionEnded } from './session-ended.tsx';
import { useListingForm, type ListingFormBehaviour } from './use-listing-form.ts';
import { useLockedFields } from './use-locked-fields.ts';

export interface ListingFormProps extends ListingFormBehaviour {
  /** The signed-in user, shown read-only. The API takes both values from the token. */
  owner: { name: string; email: string };
  /** The listing that the form changes. Its rent is not compared with itself, and its chosen place stays. */
  listingId?: string | undefined;
  submitLabel: string;
  /** Shown in the button while the values are sent. */
  busyLabel?: string | undefined;
  /** Above the submit button, where a late notice does not move the fields. */
  notice?: ReactNode;
  /** Beside the submit button, for example a link back. */
  actions?: ReactNode;
}

/**
 * The form to add or edit a listing (spec, section 5). Errors show beside the fields and in a summary, which takes the
 * focus. A failed submit keeps the values. The form asks before the user leaves unsaved changes. The default
 * availability is `available`. It needs a data router above it.
 */
export function ListingForm(props: ListingFormProps) {
  const { owner, listingId, submitLabel, busyLabel, notice, actions, ...behaviour } = props;
  const { control, register, setValue, formState, submit, summary, ...session } = useListingForm(behaviour);
  const { errors, isSubmitting } = formState;
  const summarized = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: fieldId(name), message }];
  });
  // Values that stay after the form is sent could be posted as a second listing.
  const isLocked = props.resetOnSuccess === true && isSubmitting;
  const lockable = useLockedFields(isLocked, session.isDone);
  const homeError = errors.home?.availableFrom?.message;
  if (homeError !== undefined) summarized.push({ fieldId: HOME_DATE_ID, message: homeError });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary ref={summary} errors={summarized} />
      <div ref={lockable} className={styles.fields} inert={isLocked}>
        <FormGrid>
          <ListingFields {...{ control, register, setValue, errors, listingId }} />
          <TextField label="Name" value={owner.name} readOnly autoComplete="off" />
          <TextField label="Email" type="email" value={owner.email} readOnly autoComplete="off" />
        </FormGrid>
      </div>
      {notice}
      {session.sessionEnded && <SessionEnded onLogIn={() => void session.logInAgain()} />}
      <FormActions>
        <Button type="submit" busy={isSubmitting} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {actions}
      </FormActions>
    </form>
  );
}

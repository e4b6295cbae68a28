import { Button, ErrorSummary, FormActions, FormGrid, TextField } from '@roommate/ui';
import type { ReactNode } from 'react';
import { FIELDS } from './form-values.ts';
import { ListingFields, fieldId } from './listing-fields.tsx';
import styles from './listing-form.module.css';
import { useListingForm, type ListingFormBehaviour } from './use-listing-form.ts';

export interface ListingFormProps extends ListingFormBehaviour {
  /** The signed-in user, shown read-only: the API takes both from the token. */
  owner: { name: string; email: string };
  submitLabel: string;
  /** Shown while the values are being sent. */
  busyLabel?: string | undefined;
  /** Above the submit button: what comes with the listing and must not move the fields. */
  notice?: ReactNode;
  /** Beside the submit button, such as a link back. */
  actions?: ReactNode;
}

/**
 * The form to add or edit a listing (spec, section 5): errors beside the fields and in a summary that takes the focus,
 * values kept when sending fails, one submit at a time, a question before unsaved changes are left. Availability is
 * `available` unless told. It needs a data router above it.
 */
export function ListingForm(props: ListingFormProps) {
  const { owner, submitLabel, busyLabel, notice, actions, ...behaviour } = props;
  const { control, register, formState, submit, summary } = useListingForm(behaviour);
  const { errors, isSubmitting } = formState;
  const summarized = FIELDS.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: fieldId(name), message }];
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary ref={summary} errors={summarized} />
      <FormGrid>
        <ListingFields {...{ control, register, errors }} />
        <TextField label="Name" value={owner.name} readOnly autoComplete="off" />
        <TextField label="Email" type="email" value={owner.email} readOnly autoComplete="off" />
      </FormGrid>
      {notice}
      <FormActions>
        <Button type="submit" busy={isSubmitting} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {actions}
      </FormActions>
    </form>
  );
}

import type { ListingInput } from '@roommate/contracts';
import { useUnsavedGuard } from '@roommate/shell-api';
import { useSummaryFocus } from '@roommate/ui';
import { useCallback, useMemo, useRef, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { toFormValues, type FormValues } from './form-values.ts';
import { listingResolver } from './listing-resolver.ts';
import { serverErrors } from './server-errors.ts';

/** `failed` keeps the values in the form. */
export type SubmitOutcome = 'done' | 'failed';

export interface ListingFormBehaviour {
  /** What the form starts with; read once. */
  defaultValues?: Partial<ListingInput> | undefined;
  /**
   * Sends the values and tells the person how it went. It may navigate. An ApiError that it throws has its field
   * errors shown beside the fields.
   */
  onSubmit: (values: ListingInput) => Promise<SubmitOutcome>;
  /** After `done` the form is as it was at first, else it keeps what was sent. */
  resetOnSuccess?: boolean | undefined;
}

const NOTHING: Partial<ListingInput> = {};

/** The form's state, its submit handler and the summary's ref; guards unsaved changes. */
export function useListingForm({ defaultValues = NOTHING, onSubmit, resetOnSuccess }: ListingFormBehaviour) {
  const sending = useRef(false);
  const form = useForm<FormValues, unknown, ListingInput>({
    defaultValues: toFormValues(defaultValues),
    resolver: useMemo(() => listingResolver(defaultValues), [defaultValues]),
    shouldFocusError: false,
  });
  const { isDirty, errors, submitCount } = form.formState;

  const send = async (values: ListingInput): Promise<void> => {
    // Two quick presses both pass the check before the button is disabled.
    if (sending.current) return;
    sending.current = true;
    try {
      const outcome = await onSubmit(values);
      if (outcome === 'done') form.reset(resetOnSuccess ? undefined : toFormValues(values));
    } catch (error) {
      const named = serverErrors(error);
      if (named.length === 0) throw error;
      for (const { field, message } of named) form.setError(field, { type: 'server', message });
    } finally {
      sending.current = false;
    }
  };

  const submit = (event: SyntheticEvent): void => {
    void form.handleSubmit(send)(event);
  };

  useUnsavedGuard(useCallback(() => isDirty && !sending.current, [isDirty]));
  const hasErrors = Object.keys(errors).length > 0;
  return { ...form, submit, summary: useSummaryFocus(submitCount, hasErrors) };
}

import type { ListingInput } from '@roommate/contracts';
import { authentication, useUnsavedGuard } from '@roommate/shell-api';
import { useSummaryFocus } from '@roommate/ui';
import { useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { toFormValues, type FormValues } from './form-values.ts';
import { listingResolver } from './listing-resolver.ts';
import { serverErrors } from './server-errors.ts';

/** `failed` keeps the values in the form. `session-ended` also offers to log in again and to send them then. */
export type SubmitOutcome = 'done' | 'failed' | 'session-ended';

export interface ListingFormBehaviour {
  /** The first values of the form. Later changes have no effect. */
  defaultValues?: Partial<ListingInput> | undefined;
  /**
   * Sends the values and shows the result to the user. It may navigate. It may throw an error with `hasFieldErrors`, which
   * the form shows beside the fields. It shows any other error itself.
   */
  onSubmit: (values: ListingInput) => Promise<SubmitOutcome>;
  /**
   * Whether the form returns to its first values after `done`. Its fields are then locked while it is sent. Otherwise it
   * keeps the sent values, and what the user typed since.
   */
  resetOnSuccess?: boolean | undefined;
  /** Whether the sent values survive a navigation after a failure. The form then does not ask before one. */
  isDraftKept?: (() => boolean) | undefined;
}

const noValues: Readonly<Partial<ListingInput>> = {};

/** Returns the form's state, its handlers and the ref of the summary. It also guards unsaved changes. */
export function useListingForm(behaviour: ListingFormBehaviour) {
  const { defaultValues = noValues, onSubmit, resetOnSuccess, isDraftKept } = behaviour;
  const sending = useRef(false);
  /** The controls when the form was sent last. */
  const sent = useRef<string>(undefined);
  const [start] = useState(() => JSON.stringify(toFormValues(defaultValues)));
  /** The controls when values were stored last. Not `isDirty`, which changes only when the form renders again. */
  const stored = useRef(start);
  const [sessionEnded, setSessionEnded] = useState(false);
  const form = useForm<FormValues, unknown, ListingInput>({
    defaultValues: toFormValues(defaultValues),
    resolver: useMemo(() => listingResolver(defaultValues), [defaultValues]),
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;

  const controls = (): string => JSON.stringify(form.getValues());

  const send = async (values: ListingInput): Promise<void> => {
    // Two quick clicks both arrive before the button is disabled.
    if (sending.current) return;
    sending.current = true;
    sent.current = controls();
    try {
      const outcome = await onSubmit(values);
      setSessionEnded(outcome === 'session-ended');
      if (outcome === 'done') {
        // Text that the user typed during the request stays. It is not stored.
        const isSent = controls() === sent.current;
        if (isSent) form.reset(resetOnSuccess ? undefined : toFormValues(values));
        stored.current = isSent ? controls() : sent.current;
      }
    } catch (error) {
      setSessionEnded(false);
      const fieldErrors = serverErrors(error);
      if (fieldErrors.length === 0) throw error;
      for (const { field, message } of fieldErrors) form.setError(field, { type: 'server', message });
    } finally {
      sending.current = false;
    }
  };

  const submit = (event: SyntheticEvent): void => {
    void form.handleSubmit(send)(event);
  };

  const logInAgain = async (): Promise<void> => {
    if (await authentication.logInAgain()) await form.handleSubmit(send)();
  };

  // Without a connection the shell stores the values, until they are sent or the user signs out.
  const isOnItsWay = (): boolean => sending.current && sent.current === controls();
  const isKept = (): boolean => !sending.current && sent.current === controls() && isDraftKept?.() === true;
  useUnsavedGuard((end) => {
    const survives = (end !== 'session' && isOnItsWay()) || (end === 'navigation' && isKept());
    return stored.current !== controls() && !survives;
  });
  const hasErrors = Object.keys(errors).length > 0;
  return { ...form, submit, sessionEnded, logInAgain, summary: useSummaryFocus(submitCount, hasErrors) };
}

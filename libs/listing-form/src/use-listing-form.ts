import type { ListingInput } from '@roommate/contracts';
import { authentication, useUnsavedGuard } from '@roommate/shell-api';
import { useSummaryFocus } from '@roommate/ui';
import { useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { textOfValues, toFormValues, type FormValues } from './form-values.ts';
import { listingResolver } from './listing-resolver.ts';
import { serverErrors } from './server-errors.ts';

/** `failed` keeps the values in the form. `session-ended` also offers to log in again and to send them then. */
export type SubmitOutcome = 'done' | 'failed' | 'session-ended';

export interface ListingFormBehaviour {
  /** The first values of the form. Later changes have no effect. */
  defaultValues?: Partial<ListingInput> | undefined;
  /**
   * The outcome of the first values, if they were sent before the form opened. With `sending`, the page sends them now.
   * They are not stored, so the form asks before they are lost.
   */
  draft?: 'sending' | 'failed' | undefined;
  /**
   * Sends the values and shows the result to the user. It may navigate. It may throw an error with `hasFieldErrors`, which
   * the form shows beside the fields. It shows any other error itself, and calls `failed` before.
   */
  onSubmit: (values: ListingInput, failed: () => void) => Promise<SubmitOutcome>;
  /**
   * Whether the form returns to its first values after `done`. Its fields are then locked while it is sent. Otherwise it
   * keeps the sent values, and what the user typed since.
   */
  resetOnSuccess?: boolean | undefined;
  /** Whether the sent values survive a navigation after a failure. The form then does not ask before one. */
  isDraftKept?: (() => boolean) | undefined;
  /** Whether only this tab has stored the values that are being sent. The form then asks before the tab closes. */
  isOnlyInTab?: (() => boolean) | undefined;
}

const noValues: Readonly<Partial<ListingInput>> = {};

/** Returns the form's state, its handlers and the ref of the summary. It also guards unsaved changes. */
export function useListingForm(behaviour: ListingFormBehaviour) {
  const { defaultValues = noValues, draft, onSubmit, resetOnSuccess } = behaviour;
  const { isDraftKept, isOnlyInTab } = behaviour;
  /** It ends when the user has read the outcome. */
  const running = useRef<Promise<void>>(undefined);
  const isOnItsWay = useRef(false);
  const isDone = useRef(false);
  const [start] = useState(() => {
    const first = textOfValues(toFormValues(defaultValues));
    return draft
      ? { sent: first, stored: textOfValues(toFormValues(noValues)) }
      : { sent: undefined, stored: first };
  });
  /** The controls when the form was sent last. */
  const sent = useRef(start.sent);
  /** The controls when values were stored last. Not `isDirty`, which changes only when the form renders again. */
  const stored = useRef(start.stored);
  const [sessionEnded, setSessionEnded] = useState(false);
  const form = useForm<FormValues, unknown, ListingInput>({
    defaultValues: toFormValues(defaultValues),
    resolver: useMemo(() => listingResolver(defaultValues), [defaultValues]),
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;

  const controls = (): string => textOfValues(form.getValues());

  const sendOnce = async (values: ListingInput): Promise<void> => {
    isOnItsWay.current = true;
    isDone.current = false;
    sent.current = controls();
    try {
      const outcome = await onSubmit(values, () => void (isOnItsWay.current = false));
      isDone.current = outcome === 'done';
      setSessionEnded(outcome === 'session-ended');
      if (outcome === 'done') {
        // Text that the user typed during the request stays. It is not stored.
        const isSent = controls() === sent.current;
        const next = toFormValues(resetOnSuccess ? defaultValues : values);
        if (isSent) form.reset(next);
        stored.current = isSent ? textOfValues(next) : sent.current;
      }
    } catch (error) {
      setSessionEnded(false);
      const fieldErrors = serverErrors(error);
      if (fieldErrors.length === 0) throw error;
      for (const { field, message } of fieldErrors) form.setError(field, { type: 'server', message });
    }
  };

  // Two quick clicks both arrive before the button is disabled. The form is busy until the end of the first one.
  const send = (values: ListingInput): Promise<void> =>
    (running.current ??= sendOnce(values).finally(() => {
      isOnItsWay.current = false;
      running.current = undefined;
    }));

  const submit = (event: SyntheticEvent): void => {
    void form.handleSubmit(send)(event);
  };

  const logInAgain = async (): Promise<void> => {
    if (await authentication.logInAgain()) await form.handleSubmit(send)();
  };

  const areSent = (): boolean => sent.current === controls();
  useUnsavedGuard((end) => {
    const isSending = isOnItsWay.current || draft === 'sending';
    const isWaiting = isSending && areSent();
    const isKept = !isSending && areSent() && isDraftKept?.() === true;
    const survives = {
      navigation: isWaiting || isKept,
      // Without a connection the shell stores the values, until they are sent or the user signs out.
      tab: isWaiting && isOnlyInTab?.() !== true,
      session: false,
    };
    return stored.current !== controls() && !survives[end];
  });
  const hasErrors = Object.keys(errors).length > 0;
  const summary = useSummaryFocus(submitCount, hasErrors);
  return { ...form, submit, sessionEnded, logInAgain, summary, isDone: () => isDone.current };
}

import { useSummaryFocus } from '@roommate/ui';
import { useRef, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type Resolver } from 'react-hook-form';
import { errorText } from '../auth/error-text.ts';
import { toasts } from '../notifications/toasts.ts';

/** What the forms around an account hold: texts only. */
export type AccountInput = Record<string, string>;

export interface AccountFormBehaviour<Input extends AccountInput> {
  resolver: Resolver<Input>;
  /** Every field, in the order of the error summary. */
  defaultValues: Input;
  /** Sends the validated input. The form shows a thrown error in a toast (spec, section 8) and keeps the values. */
  send: (input: Input) => Promise<void>;
  onInvalid?: ((errors: FieldErrors<Input>) => void) | undefined;
}

/** The state of a form around an account: one submit at a time, values kept, the focus to the errors' summary. */
export function useAccountForm<Input extends AccountInput>(behaviour: AccountFormBehaviour<Input>) {
  const { resolver, defaultValues, send, onInvalid } = behaviour;
  const sending = useRef(false);
  const { register, handleSubmit, formState } = useForm<Input>({
    resolver,
    defaultValues: defaultValues as DefaultValues<Input>,
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting } = formState;

  const sendOnce = async (input: Input): Promise<void> => {
    // Two quick presses both pass the check before the button is disabled.
    if (sending.current) return;
    sending.current = true;
    try {
      await send(input);
    } catch (error) {
      toasts.error(errorText(error));
    } finally {
      sending.current = false;
    }
  };
  const submit = (event: SyntheticEvent): void => void handleSubmit(sendOnce, onInvalid)(event);
  return {
    register,
    errors,
    isSubmitting,
    submit,
    summary: useSummaryFocus(submitCount, Object.keys(errors).length > 0),
  };
}

import { useFirstUse, useSummaryFocus } from '@roommate/ui';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type Resolver } from 'react-hook-form';
import { errorText, UNREACHABLE } from '../auth/error-text.ts';
import { toasts } from '../notifications/toasts.ts';
import { requestToasts } from '../notifications/toast-request.ts';

/** The values of an account form. All of them are texts. */
export type AccountInput = Record<string, string>;

export interface AccountFormBehaviour<Input extends AccountInput> {
  /** Imports the rules, when the visitor starts to use the page, and again if that fails. The same function at each render. */
  loadRules: () => Promise<Resolver<Input>>;
  /** Every field, in the order of the error summary. */
  defaultValues: Input;
  /** Sends the validated input. The form shows a thrown error in a toast (spec, section 8) and keeps the values. */
  send: (input: Input) => Promise<void>;
  /** The text of a toast for an input that is not sent; undefined for none. */
  invalidToast?: ((errors: FieldErrors<Input>) => string | undefined) | undefined;
}

/** The id of every error toast of an account page. A new submit replaces or removes the message of the last one. */
export const ACCOUNT_TOAST = 'account';

/**
 * The state of a form around an account. It has one submit at a time, keeps values, and moves the focus to the errors'
 * summary.
 */
export function useAccountForm<Input extends AccountInput>(behaviour: AccountFormBehaviour<Input>) {
  const { loadRules, defaultValues, send, invalidToast } = behaviour;
  const sending = useRef(false);
  const { register, handleSubmit, formState } = useForm<Input>({
    resolver: async (...given) => (await loadRules())(...given),
    defaultValues: defaultValues as DefaultValues<Input>,
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting } = formState;
  // Its errors are toasts, also when the network is gone by then.
  useEffect(requestToasts, []);
  const isUsed = useFirstUse();
  useEffect(() => {
    // A submit tries again.
    if (isUsed) loadRules().catch(() => undefined);
  }, [isUsed, loadRules]);

  const sendOnce = async (input: Input): Promise<void> => {
    // Two quick clicks both pass the check before the button is disabled.
    if (sending.current) return;
    sending.current = true;
    toasts.dismiss(ACCOUNT_TOAST);
    try {
      await send(input);
    } catch (error) {
      toasts.error(errorText(error), { id: ACCOUNT_TOAST });
    } finally {
      sending.current = false;
    }
  };
  const refuse = (invalid: FieldErrors<Input>): void => {
    const text = invalidToast?.(invalid);
    if (text === undefined) toasts.dismiss(ACCOUNT_TOAST);
    else toasts.error(text, { id: ACCOUNT_TOAST });
  };
  const submit = (event: SyntheticEvent): void => {
    // The rules did not load.
    const fail = (): void => toasts.error(UNREACHABLE, { id: ACCOUNT_TOAST });
    handleSubmit(sendOnce, refuse)(event).catch(fail);
  };
  return {
    register,
    errors,
    isSubmitting,
    submit,
    summary: useSummaryFocus(submitCount, Object.keys(errors).length > 0),
  };
}

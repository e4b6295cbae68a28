import { TOAST_AUTO_CLOSE_MS, type ContactInput } from '@roommate/contracts';
import { api, ApiError, notifications, unwrap, useUnsavedGuard, useUser } from '@roommate/shell-api';
import { isAborted, useFirstUse, useSummaryFocus } from '@roommate/ui';
import { useCallback, useEffect, useRef, type SyntheticEvent } from 'react';
import { useForm, type Resolver } from 'react-hook-form';

export const fields = ['name', 'email', 'subject', 'message'] as const;

/** The form shows one toast: a new one replaces the previous. */
const TOAST_ID = 'contact';

const loadRules = async () => (await import('./contact-rules.ts')).contactRules;

/** Without a network, the code of the rules may not load. The message must still wait for it. The API has the same rules. */
const withoutRules: Resolver<ContactInput> = (values) => {
  const blank = fields.filter((name) => values[name].trim() === '');
  if (blank.length === 0) return { values, errors: {} };
  return { values: {}, errors: Object.fromEntries(blank.map((name) => [name, { type: 'required' }])) };
};

const noValues: ContactInput = { name: '', email: '', subject: '', message: '' };

/**
 * Sends a message of the contact form.
 * @param userId the sender's uid, or null when signed out
 * @param website the value of the honeypot field
 * @throws ApiError, NetworkError, or Error when the API did not accept the message
 */
async function sendMessage(input: ContactInput, userId: string | null, website: string): Promise<void> {
  const body = {
    ...input,
    ...(website !== '' && { website }),
    userId,
    timestamp: new Date().toISOString(),
  };
  const { success, message } = await unwrap(api.POST('/contact', { body }));
  if (!success) throw new Error(message);
}

/** State and submission of the contact form (spec, sections 5 and 8). */
export function useContactForm() {
  const userId = useUser()?.uid ?? null;
  const sending = useRef(false);
  /** The fields when the message was sent last. */
  const sent = useRef<string>(undefined);
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm<ContactInput>({
    defaultValues: noValues,
    resolver: async (...given) => (await loadRules().catch(() => withoutRules))(...given),
    shouldFocusError: false,
  });

  const { getValues } = form;
  const typed = useCallback((): string => JSON.stringify(getValues()), [getValues]);

  const isUsed = useFirstUse();
  useEffect(() => {
    // A submit tries again, and does without them.
    if (isUsed) loadRules().catch(() => undefined);
  }, [isUsed]);

  const send = async (input: ContactInput): Promise<void> => {
    // Two quick clicks can both arrive before the button is disabled.
    if (sending.current) return;
    sending.current = true;
    sent.current = typed();
    notifications.dismiss(TOAST_ID);
    try {
      await sendMessage(input, userId, trap.current?.value ?? '');
      // Text that the visitor typed during the request stays. It is not sent.
      if (typed() === sent.current) form.reset();
      notifications.success("Message sent successfully! We'll get back to you soon.", {
        autoCloseMs: TOAST_AUTO_CLOSE_MS,
        id: TOAST_ID,
      });
    } catch (error) {
      // The user has confirmed a logout that ends a message which waits.
      if (isAborted(error)) return;
      showFieldErrors(error);
      showFailedToast();
    } finally {
      sending.current = false;
    }
  };

  const showFieldErrors = (error: unknown): void => {
    const fieldErrors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
    for (const name of fields) {
      const message = fieldErrors.find(({ field }) => field === name)?.message;
      if (message !== undefined) form.setError(name, { type: 'server', message });
    }
  };

  const showFailedToast = (): void => {
    notifications.error('Failed to send message. Please try again later.', { id: TOAST_ID });
  };

  const showRequiredToast = (): void => {
    notifications.error('Please fill in all required fields!', { id: TOAST_ID });
  };

  const { submitCount, errors } = form.formState;
  const summary = useSummaryFocus(submitCount, Object.keys(errors).length > 0);
  // Not `isDirty`: until the form renders again, that is still true after the message was sent.
  useUnsavedGuard(
    useCallback(() => {
      const isOnItsWay = sending.current && typed() === sent.current;
      return !isOnItsWay && Object.values(getValues()).some((text) => text !== '');
    }, [getValues, typed]),
  );

  const submit = (event: SyntheticEvent): void => {
    void form.handleSubmit(send, showRequiredToast)(event);
  };
  return { register: form.register, formState: form.formState, submit, summary, trap };
}

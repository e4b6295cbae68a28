import type { CreatedApiKey } from '@roommate/contracts';
import { ApiError, notifications } from '@roommate/shell-api';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useCreateKey } from './api-keys.ts';
import { emptyKeyForm, toNewKey, type KeyFormValues } from './key-form-values.ts';

const TOAST_ID = 'api-key-failed';

/** State and submission of the form for a new key. */
export function useCreateKeyForm(uid: string) {
  // A ref, because two quick clicks arrive before the next render.
  const sending = useRef(false);
  const [created, setCreated] = useState<CreatedApiKey>();
  const { mutateAsync } = useCreateKey(uid);
  const { register, formState, handleSubmit, setError, reset } = useForm<KeyFormValues>({
    defaultValues: emptyKeyForm,
  });

  const showFailure = (error: unknown): void => {
    const fieldErrors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
    const wrongName = fieldErrors.find(({ field }) => field === 'name');
    if (wrongName) {
      setError('name', { type: 'server', message: wrongName.message }, { shouldFocus: true });
      return;
    }
    const reason = error instanceof Error ? ` ${error.message}` : '';
    notifications.error(`The key could not be created.${reason}`, { id: TOAST_ID });
  };
  const send = async (values: KeyFormValues): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    notifications.dismiss(TOAST_ID);
    try {
      setCreated(await mutateAsync(toNewKey(values)));
      reset();
    } catch (error) {
      showFailure(error);
    } finally {
      sending.current = false;
    }
  };
  const submit = (event: SyntheticEvent): void => void handleSubmit(send)(event);

  return {
    register,
    formState,
    submit,
    /** The key that was just created. It is shown only now. */
    created,
    forget: () => setCreated(undefined),
  };
}

export type CreateKeyFormState = Pick<
  ReturnType<typeof useCreateKeyForm>,
  'register' | 'formState' | 'submit'
>;

import type { Preferences } from '@roommate/contracts';
import { ApiError, dialogs, notifications, useUnsavedGuard } from '@roommate/shell-api';
import { useCallback, useRef, useState, type SyntheticEvent } from 'react';
import { NOT_PICKED } from './place-picker.tsx';
import { readPreferences, toPreferenceValues, type PreferenceValues } from './preference-values.ts';
import { useSavePreferences } from './preferences.ts';

const TOAST_ID = 'preferences-saved';
const saveTexts = {
  done: 'Your preferences are saved.',
  failed: 'Your preferences could not be saved. Try again.',
};
const deleteTexts = {
  done: 'Your preferences are deleted.',
  failed: 'Your preferences could not be deleted. Try again.',
};

/** The text in the fields that pick places. It is not a value until the user picks a place. */
const noText = { places: '', travelTo: '' };

type FieldErrors = Partial<Record<string, string>>;

const byField = (errors: readonly { field: string; message: string }[]): FieldErrors =>
  Object.fromEntries(errors.map(({ field, message }) => [field.split('.')[0] ?? field, message] as const));

/** State and submission of the form. */
export function usePreferencesForm(uid: string, stored: Preferences) {
  const [values, setValues] = useState(() => toPreferenceValues(stored));
  const [typed, setTyped] = useState(noText);
  const [errors, setErrors] = useState<FieldErrors>({});
  // Refs, because two quick clicks, or a click and the end of the page, arrive before the next render.
  const sending = useRef(false);
  const unsaved = useRef(false);
  const edits = useRef(0);
  /** The edits when the form was sent last. */
  const sentEdits = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync, isPending } = useSavePreferences(uid);
  useUnsavedGuard(
    useCallback((end) => {
      // A navigation does not stop the request. A closed tab can stop it, and nothing stores the values.
      const survives = end === 'navigation' && sending.current && edits.current === sentEdits.current;
      return unsaved.current && !survives;
    }, []),
  );

  const showErrors = (found: FieldErrors): void => {
    setErrors(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`#preference-${first}`)?.focus();
  };
  const send = async (preferences: Preferences, texts: typeof saveTexts): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    sentEdits.current = edits.current;
    notifications.dismiss(TOAST_ID);
    try {
      await mutateAsync(preferences);
      setErrors({});
      // Text that the user typed during the request stays. It is not stored yet.
      if (edits.current === sentEdits.current) {
        unsaved.current = false;
        if (Object.keys(preferences).length === 0) {
          setValues(toPreferenceValues({}));
          setTyped(noText);
        }
      }
      notifications.success(texts.done, { id: TOAST_ID });
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      if (fieldErrors.length > 0) showErrors(byField(fieldErrors));
      else notifications.error(texts.failed, { id: TOAST_ID });
    } finally {
      sending.current = false;
    }
  };
  return {
    form,
    values,
    typed,
    errors,
    isPending,
    change: (changes: Partial<PreferenceValues>): void => {
      setValues((before) => ({ ...before, ...changes }));
      unsaved.current = true;
      edits.current += 1;
    },
    type: (name: keyof typeof noText, text: string): void => {
      setTyped((before) => ({ ...before, [name]: text }));
      setErrors(({ [name]: _outdated, ...others }) => others);
      edits.current += 1;
    },
    submit: (event: SyntheticEvent): void => {
      event.preventDefault();
      const notPicked = Object.entries(typed).filter(([, text]) => text.trim() !== '');
      const read = readPreferences(values);
      if (notPicked.length > 0) {
        const unpicked = Object.fromEntries(notPicked.map(([name]) => [name, NOT_PICKED]));
        showErrors({ ...byField(read.errors ?? []), ...unpicked });
      } else if (read.preferences) void send(read.preferences, saveTexts);
      else showErrors(byField(read.errors));
    },
    clear: async (): Promise<void> => {
      const isConfirmed = await dialogs.confirm({
        title: 'Are you sure?',
        text: 'Do you want to delete your preferences?',
        confirmLabel: 'Yes, delete them!',
      });
      if (isConfirmed) await send({}, deleteTexts);
    },
  };
}

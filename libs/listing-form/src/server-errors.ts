import { ApiError } from '@roommate/shell-api';
import { fieldOfPath, type FieldName } from './form-values.ts';

interface ServerError {
  field: FieldName | 'home.availableFrom';
  message: string;
}

/** Returns the errors of the API's problem details at fields of the form ("lifestyle.0" is lifestyle). */
export function serverErrors(error: unknown): ServerError[] {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return errors.flatMap(({ field: path, message }) => {
    const names = path.split('.');
    // As in the form's own check, the date shows the errors of the home.
    const field = names[0] === 'home' ? 'home.availableFrom' : fieldOfPath(names);
    return field ? [{ field, message }] : [];
  });
}

/** Whether the form can show why the API refused its values. */
export const hasFieldErrors = (error: unknown): boolean => serverErrors(error).length > 0;

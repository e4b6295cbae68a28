import { ApiError } from '@roommate/shell-api';
import { fieldOfPath, type FieldName } from './form-values.ts';

interface ServerError {
  field: FieldName | 'home.availableFrom';
  message: string;
}

/** Returns the field errors of the API's problem details ("lifestyle.0" is lifestyle). Other errors have none. */
export function serverErrors(error: unknown): ServerError[] {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return errors.flatMap(({ field: path, message }) => {
    const names = path.split('.');
    // As in the form's own check, the date shows the errors of the home.
    const field = names[0] === 'home' ? 'home.availableFrom' : fieldOfPath(names);
    return field ? [{ field, message }] : [];
  });
}

import { ApiError } from '@roommate/shell-api';
import { fieldOfPath, type FieldName } from './form-values.ts';

interface ServerError {
  field: FieldName;
  message: string;
}

/** Returns the field errors of the API's problem details ("lifestyle.0" is lifestyle). Other errors have none. */
export function serverErrors(error: unknown): ServerError[] {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return errors.flatMap(({ field: path, message }) => {
    const field = fieldOfPath(path.split('.'));
    return field ? [{ field, message }] : [];
  });
}

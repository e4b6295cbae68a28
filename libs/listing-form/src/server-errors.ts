import { ApiError } from '@roommate/shell-api';
import { fieldOfPath, type FieldName } from './form-values.ts';

interface ServerError {
  field: FieldName;
  message: string;
}

/** The fields that the API's problem details name ("lifestyle.0" belongs to lifestyle); none for any other error. */
export function serverErrors(error: unknown): ServerError[] {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return errors.flatMap(({ field: path, message }) => {
    const field = fieldOfPath(path.split('.'));
    return field ? [{ field, message }] : [];
  });
}

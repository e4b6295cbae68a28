import type { FieldError } from '@roommate/server/http';
import type { z } from 'zod';

type StandardIssue = Pick<z.core.$ZodIssue, 'message'> & {
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly keys?: readonly string[];
  readonly expected?: string;
};

/** The caller controls the number of errors, and more of them do not help. */
const MAX_ERRORS = 50;
const MAX_NAME_LENGTH = 100;

const fieldName = (path: StandardIssue['path'], whole: string): string => {
  const segments = (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  return segments.length > 0 ? segments.join('.') : whole;
};

// A schema of an object has no good message for a value that is not an object.
const messageOf = ({ path = [], expected, message }: StandardIssue, whole: string): string =>
  path.length === 0 && expected === 'object' ? `The ${whole} must be a JSON object.` : message;

/**
 * Converts the issues of a Zod schema to one entry per wrong field.
 * @param whole the name for an issue with the whole value, such as "body" or "id"
 */
export function fieldErrors(issues: readonly StandardIssue[], whole: string): FieldError[] {
  const errors = issues.flatMap((issue) => {
    if (!issue.keys) return [{ field: fieldName(issue.path, whole), message: messageOf(issue, whole) }];
    return issue.keys.map((key) => {
      const field = fieldName([...(issue.path ?? []), key.slice(0, MAX_NAME_LENGTH)], whole);
      return { field, message: `${field} is not a known field.` };
    });
  });
  return errors.slice(0, MAX_ERRORS);
}

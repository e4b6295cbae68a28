import { editInputSchema, listingInputSchema, type ListingInput } from '@roommate/contracts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { fieldOfPath, fromFormValues, type FormValues } from './form-values.ts';

const isDeepEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Checks the form with the schema that the API uses too (spec, section 5). An unchanged value may break a rule that is
 * younger than the listing, as in the API. @hookform/resolvers does not fit, because the controls hold text where the
 * schema has numbers and lists. An error inside a list also belongs to the lifestyle field.
 * @param before the listing's values when the form opened
 */
export const listingResolver =
  (before: Partial<ListingInput>): Resolver<FormValues, unknown, ListingInput> =>
  (values) => {
    const input = fromFormValues(values, before);
    const isUnchanged = (path: readonly PropertyKey[]): boolean => {
      const name = fieldOfPath(path);
      return name !== undefined && name in before && isDeepEqual(input[name], before[name]);
    };
    const strict = listingInputSchema.safeParse(input);
    const hasOldValues = !strict.success && strict.error.issues.every(({ path }) => isUnchanged(path));
    const { success, data, error } = hasOldValues ? editInputSchema.safeParse(input) : strict;
    if (success) return { values: data, errors: {} };
    const errors: FieldErrors<FormValues> = {};
    for (const { path, code, message } of error.issues) {
      const field = fieldOfPath(path);
      // Of the home, only the date can be wrong.
      if (path[0] === 'home') errors.home ??= { availableFrom: { type: code, message } };
      if (field && (hasOldValues || !isUnchanged(path))) errors[field] ??= { type: code, message };
    }
    return { values: {}, errors };
  };

import { listingInputSchema, type ListingInput } from '@roommate/contracts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { fieldOfPath, fromFormValues, type FormValues } from './form-values.ts';

/**
 * Checks the form with the schema that the API uses too (spec, section 5). @hookform/resolvers does not fit: the controls
 * hold text where the schema has numbers and lists, and an error inside a list belongs to the lifestyle field.
 * @param before the listing's values when the form opened
 */
export const listingResolver =
  (before: Partial<ListingInput>): Resolver<FormValues, unknown, ListingInput> =>
  (values) => {
    const { success, data, error } = listingInputSchema.safeParse(fromFormValues(values, before));
    if (success) return { values: data, errors: {} };
    const errors: FieldErrors<FormValues> = {};
    for (const { path, code, message } of error.issues) {
      const field = fieldOfPath(path);
      if (field) errors[field] ??= { type: code, message };
    }
    return { values: {}, errors };
  };

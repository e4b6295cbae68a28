/** The form to add or edit a listing, for every remote that has such a page. */
export { ListingForm, type ListingFormProps } from './listing-form.tsx';
export { ListingFormSkeleton } from './listing-form-skeleton.tsx';
export { hasFieldErrors } from './server-errors.ts';
export type { SubmitOutcome } from './use-listing-form.ts';

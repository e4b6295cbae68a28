import { apiPaths, type ListingInput, type UpdateAnswer } from '@roommate/contracts';
import { api } from '@roommate/shell-api';

export const updateListing = (
  id: string,
  values: ListingInput,
  ifMatch: string | undefined,
): Promise<UpdateAnswer> =>
  api.request<UpdateAnswer>(apiPaths.listing(id), { method: 'PUT', body: values, ifMatch });

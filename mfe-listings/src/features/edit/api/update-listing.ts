import { apiPaths, type ListingInput, type UpdateResponse } from '@roommate/contracts';
import { api } from '@roommate/shell-api';

export const updateListing = (
  id: string,
  values: ListingInput,
  ifMatch: string | undefined,
): Promise<UpdateResponse> =>
  api.request<UpdateResponse>(apiPaths.listing(id), { method: 'PUT', body: values, ifMatch });

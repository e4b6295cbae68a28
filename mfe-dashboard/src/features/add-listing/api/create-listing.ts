import { apiPaths, type CreateResponse, type ListingInput } from '@roommate/contracts';
import { api } from '@roommate/shell-api';

/** @param owner sent along as the specification (section 7) has it; the API takes both from the token */
export const createListing = (
  values: ListingInput,
  owner: { email: string; name: string },
): Promise<CreateResponse> =>
  api.request<CreateResponse>(apiPaths.listings, { method: 'POST', body: { ...values, ...owner } });

import type { CreateListing, Listing } from '@roommate/contracts';
import type { TestApi } from './start-api.ts';
import { room } from './people.ts';
import type { Person } from './token-issuer.ts';

/** Posts a listing and returns its id. */
export async function postListing(
  { call }: TestApi,
  owner: Person,
  fields: Partial<CreateListing> = {},
): Promise<string> {
  const { status, body } = await call('POST', '/roommates', { as: owner, body: { ...room, ...fields } });
  if (status !== 201) throw new Error(`POST /roommates responded with ${status}: ${String(body.error)}`);
  return String(body.insertedId);
}

export const titles = (listings: Listing[]): string[] => listings.map(({ title }) => title);

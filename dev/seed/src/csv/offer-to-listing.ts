import { createHash } from 'node:crypto';
import {
  type ListingInput,
  listingInputSchema,
  type ListingOwner,
  storedListing,
  type StoredListing,
} from '@roommate/contracts';
import { stableId } from '@roommate/database';
import { searchFieldsOf } from '@roommate/places';
import type { ObjectId } from 'mongodb';
import type { Offer } from './offer.ts';

const lifestyles = [
  'Non-smoker',
  'Student-friendly',
  'Working professionals',
  'Quiet after ten',
  'Family building',
  'Early risers',
  'Vegetarian kitchen',
  'Pets are welcome',
] as const;

const names = ['Nusrat Jahan', 'Tanvir Hasan', 'Farhana Akter', 'Imran Chowdhury'] as const;

/** Listings get dates in the year before this moment, so that the same file always gives the same dates. */
const NEWEST = Date.UTC(2025, 0, 1);
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** A flat with more bedrooms is a shared flat instead of a single room. */
const SINGLE_ROOM_BEDS_MAX = 2;

/**
 * Turns an offer into a listing. The key chooses everything that the offer does not contain.
 * @param key unique for the offer; the same key gives the same listing
 * @param images URLs to choose from
 * @throws ZodError if the listing would not be valid, for example with a rent above the limit
 */
export function offerToListing(
  offer: Offer,
  key: string,
  images: readonly string[],
): StoredListing<ObjectId> {
  const pick = choicesFor(key);
  const fields: ListingInput = listingInputSchema.parse({
    ...describe(offer),
    location: offer.Location,
    rentAmount: offer.Price,
    roomType: offer.Bed <= SINGLE_ROOM_BEDS_MAX ? 'Single' : 'Shared',
    lifestyle: pick(lifestyles),
    imageUrl: pick(images),
    contact: `+880 1700-${String(pick.number(1_000_000)).padStart(6, '0')}`,
    availability: pick.number(6) === 0 ? 'not available' : 'available',
  });
  const createdAt = new Date(NEWEST - pick.number(YEAR_MS));
  return {
    ...storedListing(stableId(key), fields, ownerOf(pick(names)), createdAt),
    ...searchFieldsOf(fields),
  };
}

function describe({ Location, Area, Bed, Bath }: Offer): Pick<ListingInput, 'title' | 'description'> {
  const [place = Location] = Location.split(',').slice(-2);
  const rooms = `${Bed} ${Bed === 1 ? 'bedroom' : 'bedrooms'} and ${Bath} ${Bath === 1 ? 'bathroom' : 'bathrooms'}`;
  const title =
    Bed <= SINGLE_ROOM_BEDS_MAX
      ? `Room of your own, ${Area} flat`
      : `Shared flat with ${Bed} bedrooms, ${Area}`;
  return {
    title: `${title}, ${place.trim()}`,
    description: `A flat of ${Area} with ${rooms} in ${Location}.`,
  };
}

// No account has this uid, so nobody can sign in as the owner of an imported listing.
function ownerOf(name: string): ListingOwner {
  const slug = name.toLowerCase().replace(' ', '.');
  return { uid: `import:${slug}`, email: `${slug}@example.com`, name };
}

/** Derives one choice after the other from the key, so that they are always the same. */
function choicesFor(key: string) {
  let round = 0;
  const number = (below: number): number => {
    const digest = createHash('sha256')
      .update(`${key} ${(round += 1)}`)
      .digest();
    return digest.readUIntBE(0, 6) % below;
  };
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[number(from.length)];
    if (chosen === undefined) throw new Error('The list of choices is empty.');
    return chosen;
  };
  return Object.assign(pick, { number });
}

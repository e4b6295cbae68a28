import { createHash } from 'node:crypto';
import { type ListingInput, listingInputSchema, type ListingOwner, storedListing } from '@roommate/contracts';
import { stableId, type StoredListing } from '../store/stored-listing.ts';
import type { Offer } from './offer.ts';

const LIFESTYLES = [
  'Non-smoker',
  'Student-friendly',
  'Working professionals',
  'Quiet after ten',
  'Family building',
  'Early risers',
  'Vegetarian kitchen',
  'Pets are welcome',
] as const;

const NAMES = ['Nusrat Jahan', 'Tanvir Hasan', 'Farhana Akter', 'Imran Chowdhury'] as const;

/** Listings are spread over the year before this moment, so that the same file always gives the same dates. */
const NEWEST = Date.UTC(2025, 0, 1);
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** More bedrooms than this make a flat that is shared rather than a room of one's own. */
const SINGLE_ROOM_BEDS_MAX = 2;

/**
 * The listing that an offer becomes. Everything that the offer does not say is chosen by its key.
 * @param key tells this offer from every other; the same key gives the same listing
 * @param pictures addresses to choose from
 * @throws ZodError when the offer makes no valid listing, such as a rent beyond the limit
 */
export function offerToListing(offer: Offer, key: string, pictures: readonly string[]): StoredListing {
  const pick = choices(key);
  const fields: ListingInput = listingInputSchema.parse({
    ...wording(offer),
    location: offer.Location,
    rentAmount: offer.Price,
    roomType: offer.Bed <= SINGLE_ROOM_BEDS_MAX ? 'Single' : 'Shared',
    lifestyle: pick(LIFESTYLES),
    imageUrl: pick(pictures),
    contact: `+880 1700-${String(pick.number(1_000_000)).padStart(6, '0')}`,
    availability: pick.number(6) === 0 ? 'not available' : 'available',
  });
  const createdAt = new Date(NEWEST - pick.number(YEAR_MS));
  return storedListing(stableId(key), fields, ownerOf(pick(NAMES)), createdAt);
}

function wording({ Location, Area, Bed, Bath }: Offer): Pick<ListingInput, 'title' | 'description'> {
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

// No account has such a uid, so nobody can sign in as the owner of an imported listing.
function ownerOf(name: string): ListingOwner {
  const slug = name.toLowerCase().replace(' ', '.');
  return { uid: `import:${slug}`, email: `${slug}@example.com`, name };
}

/** Draws one choice after the other from the key, never from chance. */
function choices(key: string) {
  let round = 0;
  const number = (below: number): number => {
    const digest = createHash('sha256')
      .update(`${key} ${(round += 1)}`)
      .digest();
    return digest.readUIntBE(0, 6) % below;
  };
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[number(from.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  };
  return Object.assign(pick, { number });
}

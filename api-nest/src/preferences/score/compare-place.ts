import { TRAVEL_DEFAULT_KM } from '@roommate/contracts';
import { ancestorsOf, distanceKm, type Place, placeById } from '@roommate/places';
import { type Compare, fading } from './agreement.ts';

/** Beyond this distance to the places that a person prefers, a listing does not agree at all. */
export const NEAR_PLACES_KM = 5;
/** A target that is this many times farther than asked does not agree at all. */
export const TRAVEL_FACTOR = 2;

/** From here on, tenths of a distance say nothing. */
const WHOLE_KM = 10;
const NEAREST_KM = 0.1;

/** As shown, so that a score never contradicts its text. */
const rounded = (km: number): number => Number(km.toFixed(1));

/**
 * Places have the coordinates of their centres, so a distance is approximate: docs/decisions/0377-reasons-on-cards.md.
 * @param limit the distance that the person accepts. The text must be on the same side of it.
 */
function aboutKm(km: number, limit?: number): string {
  const exact = Math.max(NEAREST_KM, rounded(km));
  const whole = Math.round(exact);
  const isWhole = exact >= WHOLE_KM && (limit === undefined || whole <= limit === exact <= limit);
  return `About ${isWhole ? whole : exact.toFixed(1)} km`;
}

/** Cards have little space: docs/decisions/0377-reasons-on-cards.md. */
const namingPlace = ({ name, shortName }: Place, textWith: (name: string) => string) => ({
  text: textWith(shortName ?? name),
  ...(shortName !== undefined && { fullText: textWith(name) }),
});

export const comparePlaces: Compare = ({ places = [] }, { place }) => {
  const wanted = places.flatMap((id) => placeById(id) ?? []);
  if (!place || wanted.length === 0) return undefined;
  const around = [place.id, ...ancestorsOf(place)];
  const inside = wanted.find(({ id }) => around.includes(id));
  if (inside) return { degree: 1, ...namingPlace(inside, (name) => `In ${name}`) };
  const distances = wanted.map((one) => ({ one, km: distanceKm(place.at, one.at) }));
  const { one, km } = distances.reduce((best, other) => (other.km < best.km ? other : best));
  return {
    degree: fading(km, NEAR_PLACES_KM),
    ...namingPlace(one, (name) => `${aboutKm(km)} from ${name}`),
  };
};

export const compareTravel: Compare = ({ travelTo = '', travelKm = TRAVEL_DEFAULT_KM }, { place }) => {
  const target = placeById(travelTo);
  if (!place || !target) return undefined;
  const km = rounded(distanceKm(place.at, target.at));
  const textWith = (name: string): string => `${aboutKm(km, travelKm)} from ${name}`;
  if (km <= travelKm) return { degree: 1, ...namingPlace(target, textWith) };
  const range = travelKm * (TRAVEL_FACTOR - 1);
  return {
    degree: fading(km - travelKm, range),
    ...namingPlace(target, (name) => `${textWith(name)}; you asked for at most ${travelKm} km`),
  };
};

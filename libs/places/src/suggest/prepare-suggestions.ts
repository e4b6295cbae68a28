import { places } from '../gazetteer/gazetteer.ts';
import { nameIndex } from '../resolve/name-index.ts';
import { localNamesOf, namesOf } from '../resolve/names-of.ts';
import { splitName } from '../resolve/split-name.ts';

/** A slow phone needs about 20 ms for the names of this many places. */
const PLACES_PER_STEP = 50;

const nextStep = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function prepare(): Promise<void> {
  for (const [index, place] of places.entries()) {
    if (index % PLACES_PER_STEP === 0) await nextStep();
    for (const name of [...namesOf(place), ...localNamesOf(place)]) splitName(name);
  }
  await nextStep();
  nameIndex();
}

// eslint-disable-next-line server/no-request-state -- of the gazetteer, which is the same for all requests
let prepared: Promise<void> | undefined;

/**
 * Does the work of the first suggestion in steps, so that a page reacts in between. On a slow phone, the first letter
 * would otherwise block it for a third of a second.
 */
export const prepareSuggestions = (): Promise<void> => (prepared ??= prepare());

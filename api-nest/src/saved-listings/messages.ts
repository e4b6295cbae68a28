import { SAVED_LISTINGS_MAX } from '@roommate/contracts';

export const TOO_MANY_SAVED = `You have saved ${SAVED_LISTINGS_MAX} listings, which is the maximum. Remove one first.`;

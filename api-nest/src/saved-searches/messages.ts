import { SAVED_SEARCHES_MAX } from '@roommate/contracts';

export const SEARCH_NOT_FOUND = 'This saved search does not exist or was deleted.';
export const TOO_MANY_SEARCHES = `You have ${SAVED_SEARCHES_MAX} saved searches, which is the maximum. Delete one first.`;
export const NO_PLACES = 'No known place is within this distance. Choose a larger distance.';
export const NO_FILTER = 'query must have at least one filter.';
export const NOT_AVAILABLE = 'Only rooms that are available give alerts.';

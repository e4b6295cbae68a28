import { problem } from '../problems/problem.ts';
import { LISTING_NOT_FOUND } from './messages.ts';

/** @returns the error for a listing that does not exist, or that nobody may see */
export const listingNotFound = () => problem(404, LISTING_NOT_FOUND);

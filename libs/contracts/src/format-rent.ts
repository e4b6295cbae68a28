import { CURRENCY, RENT_PERIOD } from './constants.ts';

// A separate file without zod, because every page with a listing imports it.

/**
 * Formats a rent as in the specification: `BDT {rentAmount}/month`, without grouping the digits. Components can separate
 * thousands with CSS, which does not change the text.
 * @param amount BDT per month
 */
export const formatRent = (amount: number): string => `${CURRENCY} ${amount}/${RENT_PERIOD}`;

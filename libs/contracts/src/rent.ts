import { CURRENCY, RENT_PERIOD } from './constants.ts';

/**
 * A rent as the specification words it: `BDT {rentAmount}/month`, digits ungrouped so that the text is the spec's own.
 * Components may set thousands apart with CSS spacing, which leaves the text as it is.
 * @param amount BDT per month
 */
export const formatRent = (amount: number): string => `${CURRENCY} ${amount}/${RENT_PERIOD}`;

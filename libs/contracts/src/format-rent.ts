import { CURRENCY, RENT_PERIOD } from './constants.ts';

// A separate file without zod, because every page with a listing imports it.

/**
 * Formats a rent as in the specification: `BDT {rentAmount}/month`, without grouping the digits. Components can separate
 * thousands with CSS, which does not change the text.
 * @param amount BDT per month
 */
export const formatRent = (amount: number): string => `${CURRENCY} ${amount}/${RENT_PERIOD}`;

/** Before the last three digits, and before each two in front of them. */
const GROUPS = /\B(?=(?:\d\d)*\d{3}$)/g;

/**
 * Groups the digits of a number as people in South Asia do: 20,00,000. Without Intl for whole numbers. Its first use
 * takes up to 80 ms on a slow phone. Pages need such numbers while they start.
 */
export const groupDigits = (value: number): string =>
  Number.isInteger(value) ? String(value).replaceAll(GROUPS, ',') : value.toLocaleString('en-IN');

/** Formats an amount for texts that the specification does not fix: `BDT 12,500`. */
export const formatAmount = (amount: number): string => `${CURRENCY} ${groupDigits(amount)}`;

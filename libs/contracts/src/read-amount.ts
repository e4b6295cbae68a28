import { toLatinDigits } from './bangla-digits.ts';

/** The currency before or after an amount, and what often ends it: ৳8500, Tk. 8500, 8500 taka, 8500/-, 8500/month. */
const CURRENCY_BEFORE = /^(?:৳|bdt|tk\.?|taka|টাকা)/i;
const CURRENCY_AFTER = /(?:৳|bdt|tk\.?|taka|টাকা|(?:\/|per)month|\/[-–=]?)+$/i;

/**
 * Reads an amount in BDT as people in Dhaka write it: with Bangla digits, with commas or spaces between the thousands, and
 * with the currency.
 * @returns NaN for other text, undefined for no text
 */
export function readAmount(text: string): number | undefined {
  const plain = toLatinDigits(text).replaceAll(/[,\s]/g, '');
  if (plain === '') return undefined;
  const digits = plain.replace(CURRENCY_BEFORE, '').replace(CURRENCY_AFTER, '');
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : NaN;
}

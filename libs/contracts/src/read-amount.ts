import { toLatinDigits } from './bangla-digits.ts';

/** Hyphens, dashes and minus signs, which phones and copied texts have in place of "-". */
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** The currency before or after an amount, and what often ends it: ৳8500, Tk. 8500, 8500 taka, 8500/-, 8500/month. */
const CURRENCY_BEFORE = /^(-?)(?:৳|bdt|tk\.?|taka|টাকা)/i;
const CURRENCY_AFTER = /(?:৳|bdt|tk\.?|taka|টাকা|(?:\/|per)mo(?:nth)?|monthly|(?:\/|প্রতি)মাস|\/[-=]?)+$/i;
/** "8k", "8.5 thousand", "৮ হাজার" and "1.5 lakh", as the search reads them. */
const units: readonly (readonly [RegExp, number])[] = [
  [/(?:k|thousand|ha[jz]ar|হাজার)$/i, 1000],
  [/(?:lakhs?|lac|লাখ|লক্ষ)$/i, 100_000],
];
/** 8500, 8,500, 1,00,000 and 100,000. "8,5" could mean 8.5 or 8,500, so it is no amount. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

/**
 * Reads an amount in BDT as people in Dhaka write it: with Bangla digits, with commas or spaces between the thousands, with
 * the currency, and in thousands or lakhs.
 * @returns NaN for other text, undefined for no text
 */
export function readAmount(text: string): number | undefined {
  const plain = toLatinDigits(text)
    .replace(DASHES, '-')
    .replace(/(\d)\s+(?=\d)/g, '$1,')
    .replace(/\s/g, '');
  if (plain === '') return undefined;
  const digits = plain.replace(CURRENCY_BEFORE, '$1').replace(CURRENCY_AFTER, '');
  const [word, unit] = units.find(([pattern]) => pattern.test(digits)) ?? ['', 1];
  const number = digits.replace(word, '');
  if (!NUMBER.test(number)) return NaN;
  const amount = Number(number.replaceAll(',', '')) * unit;
  // Rounded, because 1.1 * 100,000 is not exactly 110,000.
  return unit === 1 ? amount : Math.round(amount);
}

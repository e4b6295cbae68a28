import { toLatinDigits } from './bangla-digits.ts';

/** Hyphens, dashes and minus signs, which phones and copied texts have in place of "-". */
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** The currency before or after an amount, and what often ends it: ৳8500, Tk. 8500, 8500 taka, 8500/-, 8500/month. */
const CURRENCY_BEFORE = /^(-?)(?:৳|bdt|tk\.?|taka|টাকা)/i;
const CURRENCY_AFTER =
  /(?:৳|bdt|tk|taka|টাকা|(?:\/|per)mo(?:nth)?|\/m|monthly|(?:\/|প্রতি)?মাসে?|মাসিক|only|মাত্র|\/[-=]?|\.)+$/i;
/** "8k", "8.5 thousand", "৮ হাজার" and "1.5 lakh": the power of ten of each unit. */
const units: readonly (readonly [RegExp, number])[] = [
  [/(?:k|thousand|ha[jz]ar|হাজার)$/i, 3],
  [/(?:lakhs?|lacs?|লাখ|লক্ষ)$/i, 5],
];
// The letter ড় has two encodings. The normal form has one.
const pattern = (source: string): RegExp => new RegExp(source.normalize(), 'i');
/** Before a unit: "সাড়ে ৫ হাজার" is 5,500, and "দেড় লাখ" is 150,000. */
const numberWords: readonly (readonly [RegExp, string])[] = [
  [pattern('^(?:সাড়ে|saa?re|shaa?re|sadhe)(\\d+)$'), '$1.5'],
  [pattern('^(?:দেড়|der|dedh)$'), '1.5'],
  [pattern('^(?:আড়াই|arai|adhai)$'), '2.5'],
];
/** 8500, 8,500, 1,00,000 and 100,000. "8,5" is not an amount, because it could mean 8.5 or 8,500. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

const plainTextOf = (text: string): string =>
  toLatinDigits(text.normalize())
    .replace(DASHES, '-')
    .replace(/(\d)\s+(?=\d)/g, '$1,')
    .replace(/\s/g, '')
    .replace(/^\+(?!-)/, '');

const numberOf = (digits: string, power = 0): number =>
  NUMBER.test(digits) ? Number(`${digits.replaceAll(',', '')}e${power}`) : NaN;

/**
 * Reads a number without a unit: with Bangla digits, and with commas or spaces between the thousands.
 * @returns NaN for other text, undefined for no text
 */
export function readNumber(text: string): number | undefined {
  const digits = plainTextOf(text);
  return digits === '' ? undefined : numberOf(digits);
}

/**
 * Reads an amount in BDT as people in Dhaka write it. It is a number as in `readNumber`, with the currency, and in
 * thousands or lakhs. The search reads more words: libs/places/src/query/vocabulary.ts.
 * @returns NaN for other text, undefined for no text
 */
export function readAmount(text: string): number | undefined {
  const plain = plainTextOf(text);
  if (plain === '') return undefined;
  const amount = plain.replace(CURRENCY_BEFORE, '$1').replace(CURRENCY_AFTER, '');
  const [unit, power] = units.find(([word]) => word.test(amount)) ?? [];
  if (unit === undefined) return numberOf(amount);
  const number = amount.replace(unit, '');
  return numberOf(
    numberWords.reduce((digits, [word, value]) => digits.replace(word, value), number),
    power,
  );
}

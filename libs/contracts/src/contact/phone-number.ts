/**
 * What people type between digits: spaces, dots, brackets and every kind of hyphen. Copied numbers also contain
 * invisible marks. Marks that reverse the digits on the screen are left out. A link would show another number than it
 * calls.
 */
const BETWEEN = '[\\s().\\u2010-\\u2015\\u00ad\\u200b-\\u200e\\u202a\\u202c\\u2060\\u2066\\u2069-]';
const GAP = `${BETWEEN}{0,3}`;
const digits = (count: string): string => `(?:${GAP}\\d){${count}}`;

/** The zero of 880 may be missing. Then 881 begins a number too: satellite phones, which no poster in Dhaka uses. */
const COUNTRY = `(?:(?:\\+|00)${GAP})?88${GAP}(?:0${GAP})?`;
/** Two rents, such as "15000 20000" and "13500-18500", or one large sum. A number that begins with 0 or 88 is not a sum. */
const SUMS = `1[3-9](?:000${BETWEEN}|\\d00${BETWEEN}{1,3}\\d{3}00(?!\\d)|\\d\\d0{6})`;
/** A mobile number of Bangladesh: 13 to 19 and eight digits, after 0, 88, 880, +880 or nothing. */
const MOBILE = `(?:(?:${COUNTRY})?0${GAP}|${COUNTRY}|(?!${SUMS}))1${GAP}[3-9]${digits('8')}`;
/** Any other international number: at most 15 digits (ITU-T E.164, 6.2). */
const INTERNATIONAL = `(?:\\+|00)${GAP}[1-9]${digits('6,14')}`;
/** A landline or IP telephone of Bangladesh, with its area code. */
const LANDLINE = `0${GAP}[2-9]${digits('7,9')}`;

/** Where a number can begin. A bracket that it closes, as in "(+88) 01712-345678", belongs to the label. */
const START = '(?:\\((?=[^()]{1,8}\\))|(?<![+\\d]))';
/** A bracket that the number itself opens, as in "017-(12345678)". A whole number has more than eight characters. */
const CLOSING = '(?:(?<=\\([^()]{1,8})\\))?';

/** Finds phone numbers in the digits 0-9. A match without a named group is a landline of Bangladesh. */
export const PHONE_NUMBER = new RegExp(
  `${START}(?:(?<mobile>${MOBILE})|(?<international>${INTERNATIONAL})|${LANDLINE})(?!\\d)${CLOSING}`,
  'g',
);

const COUNTRY_CODE = '880';
const MOBILE_DIGITS = 10;

const onlyDigits = (text: string): string => text.replace(/\D/g, '');

interface PhoneNumber {
  /** The digits of the international number, without the plus sign: 8801712345678. */
  digits: string;
  /** Whether the number can have WhatsApp. A landline of Bangladesh cannot. */
  mayHaveWhatsapp: boolean;
}

/** @param match a match of PHONE_NUMBER */
export function phoneNumberOf({
  0: text,
  groups: { mobile, international } = {},
}: RegExpMatchArray): PhoneNumber {
  if (mobile !== undefined) {
    return { digits: COUNTRY_CODE + onlyDigits(mobile).slice(-MOBILE_DIGITS), mayHaveWhatsapp: true };
  }
  if (international === undefined) {
    return { digits: COUNTRY_CODE + onlyDigits(text).slice(1), mayHaveWhatsapp: false };
  }
  // People write the trunk zero of the national form too: +880 (0)2, +44 (0)20.
  const number = onlyDigits(international.replace(/\(\s*0\s*\)/, ''))
    .replace(/^00/, '')
    .replace(/^8800/, COUNTRY_CODE);
  return { digits: number, mayHaveWhatsapp: !number.startsWith(COUNTRY_CODE) };
}

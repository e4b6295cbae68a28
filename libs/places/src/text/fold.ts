const BANGLA_ZERO = 0x09e6;

/** Letters that people mix up or leave out. */
const sameLetter: Record<string, string> = { ণ: 'ন', 'ী': 'ি', 'ূ': 'ু', শ: 'স', ষ: 'স', ৎ: 'ত' };
// Nukta, candrabindu, visarga, and the joiners of Unicode.
const UNHEARD = /\u09bc|\u0981|\u0983|\u200c|\u200d/g;

const ASCII = /^[\x20-\x7e]*$/;

/** Lower case, Latin digits, and one letter where Bangla spelling varies. */
export const fold = (text: string): string => (ASCII.test(text) ? text.toLowerCase() : foldUnicode(text));

const foldUnicode = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Script=Latin}\p{M}+/gu, (accented) => accented.charAt(0))
    .toLowerCase()
    .replace(UNHEARD, '')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO))
    .replace(/./gu, (letter) => sameLetter[letter] ?? letter);

import { fold } from './fold.ts';
import { deniedAfterNumber } from './home-phrases.ts';
import type { Token } from './token.ts';
import { kindsFirst } from './word-order.ts';
import { wordSet } from './word-set.ts';

export type { Token } from './token.ts';

/** The last group of a number has three digits: "1,20,000". The others are a list: "Mirpur 10,11,12". */
const WORD = /\p{L}[\p{L}\p{M}\u200c\u200d]*|\p{N}+(?:(?:,\p{N}{2,3})*,\p{N}{3}(?!\p{N}))?(?:\.\p{N}+)?/gu;

/** Other spellings of a word. A map, because an object also has the word "constructor". */
const short = new Map(
  Object.entries({
    sec: 'sector',
    sect: 'sector',
    rd: 'road',
    ave: 'avenue',
    blk: 'block',
    blok: 'block',
    bloc: 'block',
    sctor: 'sector',
    uni: 'university',
    univ: 'university',
    versity: 'university',
    centre: 'center',
    clg: 'college',
    collage: 'college',
    hosp: 'hospital',
    ltd: 'limited',
    mrt: 'metro',
    metrorail: 'metro',
    soroni: 'sarani',
    shoroni: 'sarani',
    sharani: 'sarani',
    saroni: 'sarani',
    সরণি: 'sarani',
    সরণির: 'sarani',
    সরণিতে: 'sarani',
    pragoti: 'pragati',
    progoti: 'pragati',
    প্রগতি: 'pragati',
    rokea: 'rokeya',
    রোকেয়া: 'rokeya',
    মেট্রো: 'metro',
    মেট্রোর: 'metro',
    মেট্রোরেল: 'metro',
    মেট্রোরেলের: 'metro',
  }).map(([word, usual]) => [fold(word), usual] as const),
);
/** Two words that are one word here. */
const pairs = new Map(
  Object.entries({
    'r a': 'residentialarea',
    'residential area': 'residentialarea',
    'abashik elaka': 'residentialarea',
    'abasik elaka': 'residentialarea',
    'আবাসিক এলাকা': 'residentialarea',
    'আর এ': 'residentialarea',
    'metro rail': 'metro',
    'metro station': 'metro',
    'sub let': 'sublet',
    'paying guest': 'payingguest',
    'সাব লেট': 'সাবলেট',
    'পেয়িং গেস্ট': 'payingguest',
  }).map(([pair, word]) => [fold(pair), word] as const),
);

/** Most words begin no pair, so most pairs are never put together. */
const pairBeginnings: ReadonlySet<string> = new Set(
  [...pairs.keys()].map((pair) => pair.split(' ', 1)[0] ?? ''),
);

const STARTS_WITH_DIGIT = /^\d/;
/** Bangla needs a sign: in "২৭এ" the letter is a case ending, as the E of "27e". */
const LETTER_AFTER = /^(?:[/-]?[a-d]|[/-](?:এ|বি|সি|ডি))(?![\p{L}\p{M}\p{N}])/iu;
/** A sign, a letter and what follows. */
const MAX_LETTER = 4;

const wordsOf = (text: string): Token[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const folded = fold(word).replaceAll(',', '');
    const end = index + word.length;
    const hasLetter = STARTS_WITH_DIGIT.test(folded) && LETTER_AFTER.test(text.slice(end, end + MAX_LETTER));
    return { text: short.get(folded) ?? folded, start: index, end, ...(hasLetter && { hasLetter }) };
  });

const isNumber = (token: Token | undefined) => token !== undefined && /^\d/.test(token.text);
const numberSigns = wordSet('no number num nombor nambar nomber nambor numbor nong নং নম্বর নাম্বার');
const isDeniable = (word: string) => deniedAfterNumber.has(word) || word === 'need';
/** "Mirpur 10 no gate" has a number, and "Mirpur 10 no pets" says what a home is without. */
const isNumberSign = ({ text }: Token, next: Token | undefined) =>
  numberSigns.has(text) && !(text === 'no' && isDeniable(next?.text ?? ''));

/** Splits a text into words and numbers. "Mirpur10" gives two tokens, and "Road No 5" the same as "Road 5". */
export function tokensOf(text: string): Token[] {
  const words = kindsFirst(text, wordsOf(text), numberSigns);
  const kept = words.filter(
    (token, i) => !isNumberSign(token, words[i + 1]) || !(isNumber(words[i - 1]) || isNumber(words[i + 1])),
  );
  const tokens: Token[] = [];
  for (const token of kept) {
    const last = tokens.at(-1);
    const joined = pairBeginnings.has(last?.text ?? '') && pairs.get(`${last?.text} ${token.text}`);
    if (last && joined) tokens[tokens.length - 1] = { text: joined, start: last.start, end: token.end };
    else tokens.push(token);
  }
  return tokens;
}

/** The key of a name: its words joined, with a space around numbers. "Kazi Para" and "Kazipara" have the same key. */
export const keyOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=\D) (?=\D)/g, '');

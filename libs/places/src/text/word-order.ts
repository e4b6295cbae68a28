import { letterWords } from './letters.ts';
import { stemOf } from './stems.ts';
import type { Token } from './token.ts';
import { wordSet } from './word-set.ts';

const blockWords = wordSet('block ব্লক');
const roadWords = wordSet('road sector রোড সেক্টর');
/** Areas whose parts have numbers. */
const numberedAreas = wordSet('mirpur মিরপুর');
/** "Mirpur Road" is a road of several areas. */
const longRoadWords = wordSet('road রোড');
/** The number before them counts: "10 no Mirpur 2 seat", "10 no Mirpur 5k". */
const countedWords = wordSet('seat sit room bed k hajar thousand taka tk সিট সীট রুম বেড হাজার টাকা');
/** A letter or a number after such a word belongs to it: "Plot D Block C". */
const takesNumber = wordSet(
  `block house plot flat road lane avenue section sector ward holding
  ব্লক বাসা বাড়ি প্লট ফ্ল্যাট রোড লেন সেকশন সেক্টর ওয়ার্ড হোল্ডিং`,
);
/** "At": "D block e", "ডি ব্লক এ". */
const locatives = wordSet('e এ');

const NUMBER = /^\d/;
const SMALL_NUMBER = /^\d{1,2}$/;

/** The word of a set that a token is, perhaps with a case ending. */
const wordIn = (words: ReadonlySet<string>, token: Token | undefined): string | undefined =>
  [token?.text, stemOf(token?.text ?? '')].find((word) => word !== undefined && words.has(word));

/**
 * Puts the kind of an address before its letter or number. "D block" means "Block D", "27 no road" means "Road 27",
 * and "10 no Mirpur" means "Mirpur 10". The words change their places, and the positions in the text stay in order.
 * @param numberSigns words such as "no" in "27 no road"
 */
export function kindsFirst(
  text: string,
  tokens: readonly Token[],
  numberSigns: ReadonlySet<string>,
): Token[] {
  const words = [...tokens];
  const swap = (i: number, j: number, kind: string): void => {
    const [number, named] = [words[i], words[j]];
    if (!number || !named) return;
    words[i] = { start: number.start, end: number.end, text: kind };
    words[j] = { ...number, start: named.start, end: named.end };
  };
  for (const [i, { text: word }] of tokens.entries()) {
    // Most words are neither, and a case ending takes time to find.
    const block = letterWords.has(word) ? wordIn(blockWords, words[i + 1]) : undefined;
    if (block !== undefined && isLetterOfBlock(text, words, i)) swap(i, i + 1, block);
    const isSigned = NUMBER.test(word) && numberSigns.has(words[i + 1]?.text ?? '');
    const road = isSigned ? wordIn(roadWords, words[i + 2]) : undefined;
    if (road !== undefined && isNumberOfRoad(text, words, i)) swap(i, i + 2, road);
    const area = isSigned ? wordIn(numberedAreas, words[i + 2]) : undefined;
    if (area !== undefined && isNumberOfArea(text, tokens, i, numberSigns)) swap(i, i + 2, area);
  }
  return words;
}

/** The text between a token and the next one. */
const gapAfter = (text: string, words: readonly Token[], i: number): string =>
  i < 0 ? ',' : text.slice(words[i]?.end, words[i + 1]?.start);

/**
 * "12/A Block" has a house. In "D block C" the second letter belongs to the block. In "D block e" it is a locative.
 */
function isLetterOfBlock(text: string, words: readonly Token[], i: number): boolean {
  const [before, after] = [words[i - 1]?.text ?? '', words[i + 2]?.text ?? ''];
  if (takesNumber.has(before)) return false;
  if (!/^[\s-]+$/.test(gapAfter(text, words, i))) return false;
  const isOfNumber = NUMBER.test(before) && !/^\s|,/.test(gapAfter(text, words, i - 1));
  if (isOfNumber || (NUMBER.test(before) && letterWords.has(after))) return false;
  return !letterWords.has(after) || locatives.has(after);
}

/** At the beginning or after a comma. The number of "Mirpur 10 no road" belongs to the area. */
function isNumberOfRoad(text: string, words: readonly Token[], i: number): boolean {
  const isFirst = gapAfter(text, words, i - 1).includes(',');
  return isFirst && !NUMBER.test(words[i + 3]?.text ?? '');
}

/** "10 no Mirpur". In "Road 7 no Mirpur 11", the road has the first number and the area the second. */
function isNumberOfArea(
  text: string,
  tokens: readonly Token[],
  i: number,
  numberSigns: ReadonlySet<string>,
): boolean {
  const before = tokens[i - 1]?.text ?? '';
  const isOfWordBefore = takesNumber.has(before) || NUMBER.test(before);
  const isFirst = gapAfter(text, tokens, i - 1).includes(',');
  // "5 no road 10 no Mirpur": the road has its number already.
  const isSecond = numberSigns.has(tokens[i - 2]?.text ?? '') && gapAfter(text, tokens, i - 4).includes(',');
  return (isFirst || isSecond || !isOfWordBefore) && !hasOtherNumber(text, tokens, i + 2, numberSigns);
}

/** "Mirpur 11" and "Mirpur Road". A rent, a number of seats or of the next road is not the number of an area. */
function hasOtherNumber(
  text: string,
  tokens: readonly Token[],
  area: number,
  numberSigns: ReadonlySet<string>,
): boolean {
  if (gapAfter(text, tokens, area).includes(',')) return false;
  const [next, afterNext] = [tokens[area + 1]?.text ?? '', tokens[area + 2]?.text ?? ''];
  if (longRoadWords.has(next)) return !NUMBER.test(afterNext);
  const isOfNext = numberSigns.has(afterNext) || wordIn(countedWords, tokens[area + 2]) !== undefined;
  return SMALL_NUMBER.test(next) && !isOfNext;
}

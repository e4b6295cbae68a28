import { fold } from '../text/fold.ts';
import type { Token } from '../text/tokenize.ts';

const orWords: ReadonlySet<string> = new Set(['or', 'nor', 'ba', 'বা', 'অথবা'].map(fold));
const andWords: ReadonlySet<string> = new Set(['and', 'ebong', 'এবং', 'ও', '&', '/', '+'].map(fold));

/** Whether a word only joins others: "no smoking or pets". */
export const isJoin = ({ text }: Token): boolean => orWords.has(text) || andWords.has(text);

/** Articles do not end a list: "no smoking or any pets". After "and" they can begin a wish: "no AC and a balcony". */
const articles: ReadonlySet<string> = new Set(['a', 'an', 'the', 'any', 'kono', 'কোন', 'কোনো'].map(fold));

export const isArticle = ({ text }: Token): boolean => articles.has(text);

export type Join = 'or' | 'and' | 'comma' | 'example';

/** How the text between two phrases joins them. "And in Banani" joins nothing, and "(cats" can give examples. */
export function joinIn(gap: string): Join | undefined {
  const parts = fold(gap)
    .split(/[^\p{L}\p{M}\p{N}&/+]+|(?<=[&/+])|(?=[&/+])/u)
    .filter(Boolean);
  const words = parts.filter((part) => !articles.has(part));
  if (!words.every((word) => orWords.has(word) || andWords.has(word))) return undefined;
  if (words.some((word) => orWords.has(word))) return 'or';
  if (words.length > 0 && words.length === parts.length) return 'and';
  if (words.length > 0 || gap.includes(',')) return 'comma';
  return /^\s*$|[(:]/.test(gap) ? 'example' : undefined;
}

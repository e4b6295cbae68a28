import { type Token, tokensOf } from '../text/tokenize.ts';
import { wordSet } from '../text/word-set.ts';

const sequences = (phrases: string): string[][] =>
  phrases
    .split(';')
    .map((phrase) => tokensOf(phrase).map(({ text }) => text))
    .sort((a, b) => b.length - a.length);

const union = (...sets: ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]));

// Without "need", "want" and "lagbe", which `understandQuery` has removed: "don't need AC" is "don t AC" here.
const before = sequences(
  'no;non;not;neither;without;w/o;dont;don t;doesnt;doesn t;cant;can t;cannot;never;bina;নন;নো;বিনা',
);
/** After a denial: "don't have pets", "can't keep a cat", "no indoor smoking". */
const wordsBefore = wordSet('have allow keep like indoor heavy chain big');
const after = sequences(
  'chara;chhara;charai;chharai;nishedh;nishiddho;lagbena;jabena;cholbena;hobena;proyojon nai;proyojon nei;prohibited;' +
    'forbidden;banned;ছাড়া;ছাড়াই;নিষেধ;নিষিদ্ধ;লাগবেনা;যাবেনা;চলবেনা;হবেনা;প্রয়োজন নাই;প্রয়োজন নেই',
);
/** They also deny words that allow: "rakha jabe na". */
const banglaNots = wordSet('na nai nei noy না নাই নেই নয়');
const englishNots = sequences('not;arent;aren t;isnt;isn t;cant;can t;cannot;wont;won t');
/** Before the words that deny or allow: "pets are ok", "ধূমপান করা নিষেধ". */
const verbs = wordSet(
  'are be will must strictly kora kori korle korte rakha rakhi rakhle rakhte khawa khai ana newa neya niye pala pali palte ' +
    'pushi thaka thakle der jonno jonne hole dewa deya dei hoy করা করি করলে করতে রাখা রাখি রাখলে রাখতে খাওয়া খাই আনা নেওয়া ' +
    'নেয়া নিয়ে পালা পালি পালতে পুষি থাকা থাকলে হলে দেওয়া দেয়া দেই হয়',
);
const allowing = wordSet(
  'allow allowed friendly ok okay fine welcome permitted accepted jabe chole cholbe hobe parbo parbe parben ' +
    'onumodito যাবে চলে চলবে হবে পারবো পারবে পারবেন অনুমোদিত',
);
/** Denials that allow. */
const noProblemAfter = sequences(
  'no problem;no issue;not problem;not issue;problem nai;problem nei;somossa nai;somossa nei;shomossha nai;' +
    'shomossha nei;apotti nai;apotti nei;সমস্যা নাই;সমস্যা নেই;আপত্তি নাই;আপত্তি নেই',
);
const noProblemBefore = sequences(
  'dont mind;don t mind;dont care about;don t care about;doesnt mind;doesn t mind;not mind;no problem;no issue;no objection',
);
const verbsAndAllowing = union(verbs, allowing);
const afterNot = union(allowing, wordSet('needed required necessary'));

/** It belongs to one word: "non AC and wifi" has wifi. */
const prefixes = wordSet('non নন');

const isOneOf = (token: Token | undefined, words: ReadonlySet<string>): boolean =>
  token !== undefined && words.has(token.text);

/** The position after the first phrase of the list that begins at `start`. Without one it is `start`. */
function pastPhrase(tokens: readonly Token[], start: number, phrases: readonly string[][]): number {
  const found = phrases.find((words) => words.every((word, i) => tokens[start + i]?.text === word));
  return start + (found?.length ?? 0);
}

/** The position after all the words of the list that follow each other from `start` on. */
function pastWords(tokens: readonly Token[], start: number, words: ReadonlySet<string>): number {
  let i = start;
  while (isOneOf(tokens[i], words)) i += 1;
  return i;
}

/** The number of words at a position that deny what follows. */
export function denialBefore(tokens: readonly Token[], start: number): number {
  const end = pastPhrase(tokens, start, before);
  return end > start ? pastWords(tokens, end, wordsBefore) - start : 0;
}

/** The number of words at a position that deny what comes before: "are not allowed", "kora jabe na". */
export const denialAfter = (tokens: readonly Token[], start: number): number =>
  endOfDenial(tokens, start) - start;

function endOfDenial(tokens: readonly Token[], start: number): number {
  const verb = pastWords(tokens, start, verbs);
  const plain = pastPhrase(tokens, verb, after);
  if (plain > verb) return plain;
  const not = pastPhrase(tokens, verb, englishNots);
  const what = pastWords(tokens, not, verbs);
  if (not > verb && isOneOf(tokens[what], afterNot)) return what + 1;
  // "Pets are ok, but smoking isn't."
  if (not > verb && what === tokens.length) return what;
  const last = pastWords(tokens, start, verbsAndAllowing);
  return isOneOf(tokens[last], banglaNots) ? last + 1 : start;
}

/** The number of words at a position that allow what comes before: "no smoking, cats are allowed". */
export function permissionAfter(tokens: readonly Token[], start: number): number {
  const verb = pastWords(tokens, start, verbs);
  const end = pastPhrase(tokens, verb, noProblemAfter);
  if (end > verb) return end - start;
  return isOneOf(tokens[verb], allowing) ? verb + 1 - start : 0;
}

/** The number of words at a position that allow what follows: "I don't mind cats". */
export const permissionBefore = (tokens: readonly Token[], start: number): number =>
  pastPhrase(tokens, start, noProblemBefore) - start;

/** Whether a denial means only the next phrase, and not a list. */
export const isPrefix = ([denial]: readonly Token[]): boolean => isOneOf(denial, prefixes);

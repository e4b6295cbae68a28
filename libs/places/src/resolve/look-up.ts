import { canBeNear, editDistance, letterBits } from '../text/edit-distance.ts';
import { stemOf } from '../text/stems.ts';
import { keyOf, type Token } from '../text/tokenize.ts';
import { wordSet } from '../text/word-set.ts';
import { isCommonWord } from './common-words.ts';
import { type Named, nameIndex, numbersOf } from './name-index.ts';
import { soundOf } from './split-name.ts';

/** The places that some tokens can mean, and how well the name matches: 1 is equal. */
export interface Found {
  names: readonly Named[];
  score: number;
}

const SOUND_SCORE = 0.9;
const TYPO_SCORE = 0.8;
const SCORE_PER_TYPO = 0.1;
/** Letters from which a second typing error is allowed. */
const LONG_NAME = 9;

/** Words beside a name: "Gulshan na" sounds like Gulshan, "o Uttara" like Uttara, and "best Rampura" like West Rampura. */
const wordsBesideName = wordSet('na no o e er te ba bade chara best khali vara bhara না ও এ বা বাদে ছাড়া');

const hasWordBesideName = (tokens: readonly Token[]): boolean =>
  tokens.length > 1 && [tokens[0], tokens.at(-1)].some((token) => wordsBesideName.has(token?.text ?? ''));

/** Tokens that can be a name, with their key. */
interface Form {
  tokens: readonly Token[];
  key: string;
}

const formOf = (tokens: readonly Token[]): Form => ({ tokens, key: keyOf(tokens) });

/** The tokens, with and without the case ending of the last one. */
function formsOf(tokens: readonly Token[]): Form[] {
  const last = tokens.at(-1);
  const stem = last && stemOf(last.text);
  if (!last || stem === undefined) return [formOf(tokens)];
  return [formOf(tokens), formOf([...tokens.slice(0, -1), { ...last, text: stem }])];
}

/** Finds the places whose name equals the tokens, or sounds like them. */
export function lookUp(tokens: readonly Token[]): Found | undefined {
  const index = nameIndex();
  const forms = formsOf(tokens);
  for (const { key } of forms) {
    const names = index.byKey.get(key);
    if (names) return { names, score: 1 };
  }
  if (hasWordBesideName(tokens) || tokens.every(({ text }) => isCommonWord(text))) return undefined;
  for (const form of forms) {
    const sound = soundOf(form.tokens, form.key);
    const names = sound === undefined ? undefined : index.bySound.get(sound);
    if (names) return { names, score: SOUND_SCORE };
  }
  return undefined;
}

/**
 * Finds the places whose name has one or two typing errors, the fewest first. Numbers and the first letter must be equal.
 * The letters are compared too: "polashi" and "pallabi" differ by one sound, but nobody types one for the other.
 */
export function lookUpMistyped(tokens: readonly Token[]): Found | undefined {
  if (hasWordBesideName(tokens) || tokens.some(({ text }) => isCommonWord(text))) return undefined;
  const { bySound, keysBySound, soundsByLetter } = nameIndex();
  const isTypedLike = (key: string, sound: string, allowed: number) =>
    keysBySound.get(sound)?.some((name) => editDistance(key, name, allowed) <= allowed);
  let best: { sound: string; typos: number } | undefined;
  for (const { tokens: words, key } of formsOf(tokens)) {
    const sound = soundOf(words, key);
    if (sound === undefined) continue;
    const allowed = key.length >= LONG_NAME ? 2 : 1;
    const numbers = numbersOf(sound);
    const bits = letterBits(sound);
    for (const candidate of soundsByLetter.get(sound.charAt(0)) ?? []) {
      if (candidate.numbers !== numbers || !canBeNear(candidate.bits, bits, allowed)) continue;
      const other = candidate.sound;
      const typos = editDistance(sound, other, best ? Math.min(allowed, best.typos - 1) : allowed);
      if (typos > allowed || (best && typos >= best.typos)) continue;
      if (isTypedLike(key, other, allowed)) best = { sound: other, typos };
    }
  }
  const names = best && bySound.get(best.sound);
  return best && names && { names, score: TYPO_SCORE - SCORE_PER_TYPO * (best.typos - 1) };
}

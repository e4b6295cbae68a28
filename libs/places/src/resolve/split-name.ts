import { phoneticKey } from '../text/phonetic.ts';
import { keyOf, type Token, tokensOf } from '../text/tokenize.ts';

/** A name of a place, as searches compare it. */
interface SplitName {
  key: string;
  /** Undefined when the name cannot be compared by sound. */
  sound: string | undefined;
}

/** A shorter key has too many neighbours: "badda" sounds like "bed". */
const MIN_PHONETIC_LENGTH = 5;

/** The sound of a key, or undefined when the key is too short to compare by sound. */
export function soundOf(key: string): string | undefined {
  const letters = key.replace(/[^\p{L}\p{M}]/gu, '').length;
  return letters < MIN_PHONETIC_LENGTH ? undefined : phoneticKey(key);
}

const blockWords: ReadonlySet<string | undefined> = new Set(['block', 'ব্লক']);
/** One letter tells blocks apart. By sound, "Banasree Block" and every unknown block would be Block A. */
const isOfBlock = (tokens: readonly Token[]) => blockWords.has(tokens.at(-2)?.text);

const split = new Map<string, SplitName>();

/** Splits a name of the gazetteer once, because several lists of names need it. */
export function splitName(name: string): SplitName {
  const known = split.get(name);
  if (known) return known;
  const tokens = tokensOf(name);
  const key = keyOf(tokens);
  const result = { key, sound: isOfBlock(tokens) ? undefined : soundOf(key) };
  split.set(name, result);
  return result;
}

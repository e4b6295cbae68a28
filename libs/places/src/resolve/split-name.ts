import { numberWords } from '../text/number-words.ts';
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

/** Before a word for a number in a sound. */
export const NUMBER_MARK = '#';

/**
 * The sound of a name, or undefined when it is too short to compare by sound. A word for a number stays as it is: "Mirpur
 * bhara" (rent) and "Mirpur boro" (big) are not Mirpur Baro (12).
 * @param key of the tokens
 */
export function soundOf(tokens: readonly Token[], key: string): string | undefined {
  const last = tokens.at(-1)?.text ?? '';
  if (!numberWords.has(last)) return soundOfKey(key);
  const sound = soundOfKey(keyOf(tokens.slice(0, -1)));
  return sound === undefined ? undefined : sound + NUMBER_MARK + last;
}

function soundOfKey(key: string): string | undefined {
  const letters = key.replace(/[^\p{L}\p{M}]/gu, '').length;
  return letters < MIN_PHONETIC_LENGTH ? undefined : phoneticKey(key);
}

const blockWords: ReadonlySet<string | undefined> = new Set(['block', 'ব্লক']);
/** One letter tells blocks apart. By sound, "Banasree Block" and every unknown block would be Block A. */
const isOfBlock = (tokens: readonly Token[]) => blockWords.has(tokens.at(-2)?.text);

// eslint-disable-next-line server/no-request-state -- of the gazetteer, which is the same for all requests
const split = new Map<string, SplitName>();

/** Splits a name of the gazetteer once, because several lists of names need it. */
export function splitName(name: string): SplitName {
  const known = split.get(name);
  if (known) return known;
  const tokens = tokensOf(name);
  const key = keyOf(tokens);
  const result = { key, sound: isOfBlock(tokens) ? undefined : soundOf(tokens, key) };
  split.set(name, result);
  return result;
}

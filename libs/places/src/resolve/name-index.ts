import { places } from '../gazetteer/gazetteer.ts';
import type { Place } from '../gazetteer/place.ts';
import { phoneticKey } from '../text/phonetic.ts';
import { keyOf, type Token, tokensOf } from '../text/tokens.ts';
import { localNamesOf, namesOf } from './names-of.ts';

/** A place that a name can mean. */
export interface Named {
  place: Place;
  /** The name means this place only beside the name of a place around it. */
  local: boolean;
}

/** A shorter key has too many neighbours: "badda" sounds like "bed". */
const MIN_PHONETIC_LENGTH = 5;

/** Names by key, and by sound. */
export interface NameIndex {
  byKey: ReadonlyMap<string, readonly Named[]>;
  bySound: ReadonlyMap<string, readonly Named[]>;
  /** The keys of the names that have a sound. */
  keysBySound: ReadonlyMap<string, readonly string[]>;
  /** The keys of `bySound`, by first letter. */
  soundsByLetter: ReadonlyMap<string, readonly string[]>;
}

/** The sound of a key, or undefined when the key is too short to compare by sound. */
export function soundOf(key: string): string | undefined {
  const letters = key.replace(/[^\p{L}\p{M}]/gu, '').length;
  return letters < MIN_PHONETIC_LENGTH ? undefined : phoneticKey(key);
}

const blockWords: ReadonlySet<string | undefined> = new Set(['block', 'ব্লক']);
/** One letter tells blocks apart. By sound, "Banasree Block" and every unknown block would be Block A. */
const isOfBlock = (tokens: readonly Token[]) => blockWords.has(tokens.at(-2)?.text);

function add<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function build(): NameIndex {
  const byKey = new Map<string, Named[]>();
  const bySound = new Map<string, Named[]>();
  const keysBySound = new Map<string, string[]>();
  const soundsByLetter = new Map<string, string[]>();
  const index = (place: Place, name: string, local: boolean) => {
    const tokens = tokensOf(name);
    const key = keyOf(tokens);
    if (byKey.get(key)?.some((named) => named.place === place)) return;
    add(byKey, key, { place, local });
    const sound = isOfBlock(tokens) ? undefined : soundOf(key);
    if (sound === undefined || local) return;
    add(keysBySound, sound, key);
    if (!bySound.has(sound)) add(soundsByLetter, sound.charAt(0), sound);
    if (!bySound.get(sound)?.some((named) => named.place === place)) add(bySound, sound, { place, local });
  };
  for (const place of places) {
    for (const name of namesOf(place)) index(place, name, false);
    for (const name of localNamesOf(place)) index(place, name, true);
  }
  return { byKey, bySound, keysBySound, soundsByLetter };
}

let built: NameIndex | undefined;

/** Built at the first use, so that importing the package costs nothing. */
export const nameIndex = (): NameIndex => (built ??= build());

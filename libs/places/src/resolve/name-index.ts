import { places } from '../gazetteer/gazetteer.ts';
import type { Place } from '../gazetteer/place.ts';
import { letterBits } from '../text/edit-distance.ts';
import { localNamesOf, namesOf } from './names-of.ts';
import { NUMBER_MARK, splitName } from './split-name.ts';

/** A place that a name can mean. */
export interface Named {
  place: Place;
  /** The name means this place only beside the name of a place around it. */
  local: boolean;
}

/** What the search for typing errors compares before it compares the letters one by one. */
export interface Sound {
  sound: string;
  numbers: string;
  bits: number;
}

const NUMBERS = new RegExp(`\\d+|${NUMBER_MARK}.+`, 'g');
/** The numbers of a sound, which a typing error does not change. */
export const numbersOf = (sound: string): string => sound.match(NUMBERS)?.join(' ') ?? '';

/** Names by key, and by sound. */
interface NameIndex {
  byKey: ReadonlyMap<string, readonly Named[]>;
  bySound: ReadonlyMap<string, readonly Named[]>;
  /** The keys of the names that have a sound. */
  keysBySound: ReadonlyMap<string, readonly string[]>;
  /** The keys of `bySound`, by first letter. */
  soundsByLetter: ReadonlyMap<string, readonly Sound[]>;
}

function add<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function build(): NameIndex {
  const byKey = new Map<string, Named[]>();
  const bySound = new Map<string, Named[]>();
  const keysBySound = new Map<string, string[]>();
  const soundsByLetter = new Map<string, Sound[]>();
  const index = (place: Place, name: string, local: boolean) => {
    const { key, sound } = splitName(name);
    if (byKey.get(key)?.some((named) => named.place === place)) return;
    add(byKey, key, { place, local });
    if (sound === undefined || local) return;
    add(keysBySound, sound, key);
    if (!bySound.has(sound)) {
      add(soundsByLetter, sound.charAt(0), { sound, numbers: numbersOf(sound), bits: letterBits(sound) });
    }
    if (!bySound.get(sound)?.some((named) => named.place === place)) add(bySound, sound, { place, local });
  };
  for (const place of places) {
    for (const name of namesOf(place)) index(place, name, false);
    for (const name of localNamesOf(place)) index(place, name, true);
  }
  return { byKey, bySound, keysBySound, soundsByLetter };
}

// eslint-disable-next-line server/no-request-state -- of the gazetteer, which is the same for all requests
let built: NameIndex | undefined;

/** Built at the first use, so that importing the package costs nothing. */
export const nameIndex = (): NameIndex => (built ??= build());

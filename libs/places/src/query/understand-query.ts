import { letterWords } from '../text/letters.ts';
import type { Token } from '../text/tokenize.ts';
import { nearWords } from './near-words.ts';
import { readMeasure, readNear } from './read-distance.ts';
import { readPlaces, readSiblings, takeMetro } from './read-places.ts';
import { readHasPhoto, readPostedWithin } from './read-post.ts';
import { POST_CODE, readRents } from './read-rents.ts';
import { readRoomType } from './read-room-type.ts';
import { readShortRents } from './read-short-rents.ts';
import { Reader } from './reader.ts';
import type { Understanding } from './understanding.ts';
import {
  addressNouns,
  addressWords,
  availableWords,
  ceilingWords,
  fillerWords,
  floorEndings,
  floorWords,
  notAfter,
  otherwiseWords,
  possessives,
  rangeWords,
  takenWords,
} from './vocabulary.ts';

/**
 * Understands a free text in English, Bangla or Banglish by rules. "2 seat under 5k near dhaka university" names a place,
 * a distance, the highest rent and a room type. Pure, and without a limit of length: callers limit the text. The usual words
 * of rental ads: docs/decisions/0370-usual-words-of-a-search.md.
 */
export const understandQuery = (text: string): Understanding => readQuery(text).understood;

/** What a text asks for, and its words that say something else. */
export function readQuery(text: string): { understood: Understanding; others: Token[] } {
  const reader = new Reader(text);
  // "1500 m" is not a rent, and "around 5000" is not a distance.
  const measure = readMeasure(reader);
  const rents = readRents(reader);
  const near = readNear(reader);
  // Before the places: "last 7 days Mirpur" is not Mirpur 7.
  const postedWithin = readPostedWithin(reader);
  const { places: named, excluded } = readPlaces(reader);
  const distance = measure ?? near;
  const metroWithin = takeMetro(reader, named, distance);
  const within = metroWithin === undefined ? distance : undefined;
  const shortRents = Object.keys(rents).length > 0 ? {} : readShortRents(reader);
  // After the rents and before the seats: in "Mirpur 10, 11 seat" the 11 is a place.
  const places = readSiblings(reader, named);
  const roomType = readRoomType(reader);
  const hasPhoto = readHasPhoto(reader);
  const availability = readAvailability(reader);
  takeFillers(reader, places.length > 0);
  const others = reader.free().flatMap((i) => reader.tokens[i] ?? []);
  const understood = {
    places,
    ...(excluded.length > 0 && { excluded }),
    // "Near" without a known place asks for nothing that can be measured.
    ...(within !== undefined && places.length > 0 && { within }),
    ...(metroWithin !== undefined && { metroWithin }),
    ...rents,
    ...shortRents,
    ...(roomType && { roomType }),
    ...(availability && { availability }),
    ...(postedWithin !== undefined && { postedWithin }),
    ...(hasPhoto && { hasPhoto }),
    rest: others.map(({ start, end }) => text.slice(start, end)).join(' '),
  };
  return { understood, others };
}

const NUMBER = /^\d/;

function readAvailability(reader: Reader): 'available' | 'not available' | undefined {
  for (const [words, opposite] of [
    [availableWords, 'not available'],
    [takenWords, 'available'],
  ] as const) {
    const not = reader.free().find((i) => reader.word(i) === 'not' && reader.is(i + 1, words));
    if (not === undefined) continue;
    reader.use(not, not + 1);
    return opposite;
  }
  const freeNow = reader.free().find((i) => reader.word(i) === 'free' && reader.word(i + 1) === 'now');
  if (freeNow !== undefined) reader.use(freeNow, freeNow + 1);
  if (reader.takeAll(availableWords) || freeNow !== undefined) return 'available';
  return reader.takeAll(takenWords) ? 'not available' : undefined;
}

/**
 * After a place or a number, as in "Mirpur er dike". In "room for a school teacher" and "near a bazar" the word has its own
 * meaning.
 */
function followsAddress(reader: Reader, i: number): boolean {
  const last = reader.is(i - 1, possessives) ? i - 2 : i - 1;
  const before = reader.tokens[last]?.text ?? '';
  const isUsed = last >= 0 && reader.word(last) === undefined;
  return NUMBER.test(before) || (isUsed && !nearWords.has(before));
}

const betweenWords = new Set(['between']);
/** Before "study": "I study at NSU". Rooms can have "quiet study". */
const speakers = new Set(['i', 'we']);

function takeFillers(reader: Reader, hasPlaces: boolean): void {
  for (const i of reader.free())
    if (reader.is(i, notAfter) && reader.is(i + 1, otherwiseWords)) reader.use(i, i + 1);
  for (const i of reader.free()) if (reader.word(i) === 'study' && reader.is(i - 1, speakers)) reader.use(i);
  // Few listings name the post code of their place, so the search ignores it.
  if (hasPlaces) {
    for (const i of reader.free()) if (POST_CODE.test(reader.word(i) ?? '')) reader.use(i);
    for (const i of reader.free()) if (reader.is(i, addressNouns) && followsAddress(reader, i)) reader.use(i);
  }
  for (const i of reader.free()) {
    if (!reader.is(i, addressWords) || !NUMBER.test(reader.word(i + 1) ?? '')) continue;
    reader.use(i, (reader.word(i + 2) ?? '').length === 1 ? i + 2 : i + 1);
  }
  for (const i of reader.free()) {
    if (reader.is(i, addressWords)) reader.use(i, reader.is(i + 1, letterWords) ? i + 1 : i);
  }
  for (const words of [fillerWords, ceilingWords, floorWords, floorEndings, rangeWords, betweenWords])
    reader.takeAll(words);
}

import { wordSet } from '../text/word-set.ts';
import type { Reader } from './reader.ts';
import {
  bathWords,
  bedWords,
  deniedAfter,
  deniedBefore,
  flatWords,
  masterWords,
  otherwiseWords,
  roomWords,
  sharedWords,
  sharingWords,
  singleWords,
} from './vocabulary.ts';
import { endOfDeniedWish, isBeside, startOfDeniedWish } from './wish-denials.ts';

const NUMBER = /^\d/;
const seatWords = wordSet('seat seats sit সিট সীট');
const seatsAndSharing: ReadonlySet<string> = new Set([...seatWords, ...sharingWords]);

/** Understands "seat", "mess" and "no sharing". Uses up the words, except those of a master bedroom. */
export function readRoomType(reader: Reader): 'Single' | 'Shared' | undefined {
  for (const i of reader.free()) {
    if (reader.is(i, seatWords) && NUMBER.test(reader.word(i - 1) ?? '')) reader.use(i - 1);
  }
  takeBedrooms(reader);
  const isUnshared = takeDenied(reader, seatsAndSharing);
  const isNotSingle = takeDenied(reader, singleWords);
  const shared = reader.free().filter((i) => reader.is(i, sharedWords) && !isOfMaster(reader, i));
  for (const i of shared) reader.use(i);
  const single = reader.takeAll(singleWords) || isUnshared;
  // A seat is shared, also a "single seat".
  return shared.length > 0 || isNotSingle ? 'Shared' : single ? 'Single' : undefined;
}

/** "Master bed" stays in the text, because listings have these words, too. */
const isOfMaster = (reader: Reader, i: number): boolean =>
  reader.is(i, bedWords) && reader.is(i - 1, masterWords);

/** A bed is a seat, except in "bed room", "1 bed flat", "1 bed 1 bath" and "3 bed". A home has several bedrooms. */
function takeBedrooms(reader: Reader): void {
  for (const i of reader.free()) {
    if (!reader.is(i, bedWords) || isOfMaster(reader, i)) continue;
    const isBesideBath = NUMBER.test(reader.word(i + 1) ?? '') && reader.is(i + 2, bathWords);
    if (isBesideBath || reader.is(i + 1, roomWords) || reader.is(i + 1, flatWords) || isSeveral(reader, i))
      reader.use(i);
  }
}

/** "2 bed seat" is about seats. The number of "Mirpur 10 bed" has been used up by the place. */
const isSeveral = (reader: Reader, bed: number): boolean =>
  Number(reader.word(bed - 1)) > 1 && !reader.is(bed + 1, seatWords);

/** "No sharing", "mess chai na" and "sharing chara" ask for a single room, and "not single" for a shared one. Uses up the words. */
function takeDenied(reader: Reader, words: ReadonlySet<string>): boolean {
  const found = reader.free().filter((i) => reader.is(i, words));
  for (const i of found) {
    const before = reader.word(i - 1) === 'a' ? i - 2 : i - 1;
    // In "roommate no, single room" the word belongs to what is before it.
    const isNot = reader.is(before, deniedBefore) && isBeside(reader, before + 1);
    const start = isNot ? before : startOfDeniedWish(reader, i);
    const kind = reader.is(i + 1, roomWords) ? i + 1 : i;
    const isDenied = reader.is(kind + 1, deniedAfter) && !reader.is(kind + 2, otherwiseWords);
    const end = isDenied ? kind + 1 : endOfDeniedWish(reader, kind);
    if (start !== undefined) reader.use(start, i);
    else if (end !== undefined) reader.use(i, end);
  }
  return found.some((i) => !reader.is(i, words));
}

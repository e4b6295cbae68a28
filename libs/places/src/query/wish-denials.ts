import { wordSet } from '../text/word-set.ts';
import type { Reader } from './reader.ts';
import { otherwiseWords } from './vocabulary.ts';

const nots = wordSet('not no dont cant cannot wont never');
/** The beginnings of "don't" and "can't", which are two words here. */
const cutNots = wordSet('don can won');
const verbsBefore = wordSet('want need like pay afford spend go live stay interested');
/** Beside such a verb: "don't want to live in Mirpur". */
const linksBefore = wordSet('a any the room rooms rent house in of to');
const locatives = wordSet('e te এ তে');
/** Before such a verb: "thakte chai na", "dite parbo na". */
const infinitives = wordSet('thakte jete nite dite থাকতে যেতে নিতে দিতে');
const verbsAfter = wordSet(
  'lagbe chai dorkar thakbo jabo nibo nebo dibo debo parbo লাগবে চাই দরকার থাকবো থাকব যাবো যাব নিবো নিব নেবো নেব ' +
    'দিবো দিব দেবো দেব পারবো পারব',
);
const notsAfter = wordSet('na noy না নয়');
const joinedNots = wordSet('lagbena chaina thakbona nibona লাগবেনা চাইনা');

/** The start of a denied wish for the word at a position: "don't want a mess", "can't pay more than 6k". */
export function startOfDeniedWish(reader: Reader, i: number): number | undefined {
  let first = i;
  let hasVerb = false;
  while (isBeside(reader, first)) {
    const isVerb = reader.is(first - 1, verbsBefore);
    if (!isVerb && !reader.is(first - 1, linksBefore)) break;
    hasVerb ||= isVerb;
    first -= 1;
  }
  if (!hasVerb || !isBeside(reader, first)) return undefined;
  if (reader.word(first - 1) === 't' && reader.is(first - 2, cutNots)) return first - 2;
  return reader.is(first - 1, nots) ? first - 1 : undefined;
}

/** The end of a denied wish for the word at a position: "mess chai na", "mirpur e thakte chai na". */
export function endOfDeniedWish(reader: Reader, i: number): number | undefined {
  const first = reader.is(i + 1, locatives) ? i + 2 : i + 1;
  if (!isBeside(reader, first)) return undefined;
  const verb = reader.is(first, infinitives) ? first + 1 : first;
  if (reader.is(verb, joinedNots)) return verb;
  const isDenied = reader.is(verb, verbsAfter) && reader.is(verb + 1, notsAfter);
  // "Mess chai na hole room" offers a second choice.
  return isDenied && !reader.is(verb + 2, otherwiseWords) ? verb + 1 : undefined;
}

/** A comma ends a wish. */
export const isBeside = (reader: Reader, i: number): boolean => /^[\s'’-]*$/.test(reader.gapBefore(i));

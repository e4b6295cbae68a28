import { type PlaceMatch, resolvePlaces } from '../resolve/resolve-places.ts';
import type { Reader } from './reader.ts';
import { countedWords, joinWords } from './vocabulary.ts';

const NUMBER = /^\d{1,2}$/;

/** The other places of "Gulshan 1 or 2" and "Uttara sector 3/4", after a match that ends with a number. */
export function siblingsOf(reader: Reader, match: PlaceMatch): PlaceMatch[] {
  let last = reader.tokens.findIndex(({ end }) => end === match.end);
  const lastToken = reader.tokens[last];
  if (!lastToken || !NUMBER.test(lastToken.text)) return [];
  const name = reader.text.slice(match.start, lastToken.start);
  const siblings: PlaceMatch[] = [];
  for (let i = joinedNumber(reader, last); i !== undefined; i = joinedNumber(reader, last)) {
    const token = reader.tokens[i];
    const [found, ...others] = resolvePlaces(name + (token?.text ?? ''));
    if (!token || found?.score !== 1 || others.length > 0 || found.place === match.place) break;
    siblings.push({ ...found, start: token.start, end: token.end });
    reader.use(last + 1, i);
    last = i;
  }
  return siblings;
}

/** The position of a number that a word or a sign joins to the one before it. "Gulshan 1 and 2 seats" has one. */
function joinedNumber(reader: Reader, last: number): number | undefined {
  const isSign = /^\s*[/&]\s*$/.test(reader.gapBefore(last + 1));
  const i = isSign ? last + 1 : reader.is(last + 1, joinWords) ? last + 2 : undefined;
  if (i === undefined || !NUMBER.test(reader.word(i) ?? '') || reader.is(i + 1, countedWords))
    return undefined;
  return i;
}

import type { Reader } from './reader.ts';
import {
  dayWords,
  hourWords,
  lastWords,
  monthWords,
  movingWords,
  newWords,
  photoWords,
  postWords,
  thisWords,
  todayWords,
  wantWords,
  weekWords,
  withinWords,
  yesterdayWords,
} from './post-words.ts';
import { deniedAfter, deniedBefore } from './vocabulary.ts';

/** The longest time, as in the parameter `postedWithin` of the API. */
const MAX_DAYS = 365;
const HOURS_PER_DAY = 24;
const MAX_PERIOD_WORDS = 3;

const units: readonly { words: ReadonlySet<string>; days: number }[] = [
  { words: hourWords, days: 1 / HOURS_PER_DAY },
  { words: dayWords, days: 1 },
  { words: weekWords, days: 7 },
  { words: monthWords, days: 30 },
];

interface Period {
  last: number;
  days: number;
  /** The time of a post, also without a word such as "posted". "Today" can be the day of moving. */
  isPast: boolean;
}

/**
 * Understands "posted this week", "today" and "last 3 days": the number of days since the post. "Need a room today" says when
 * somebody moves, and filters nothing.
 */
export function readPostedWithin(reader: Reader): number | undefined {
  const has = (words: ReadonlySet<string>): boolean => reader.tokens.some(({ text }) => words.has(text));
  const isAboutMoving = has(movingWords);
  const isAboutPosts = has(postWords) || (!isAboutMoving && has(newWords));
  for (const i of reader.free()) {
    const period = periodAt(reader, i);
    if (!period || period.days > MAX_DAYS) continue;
    reader.use(i, period.last);
    if (!isAboutPosts && isAboutMoving && !period.isPast) continue;
    return Math.ceil(period.days);
  }
  return undefined;
}

function periodAt(reader: Reader, i: number): Period | undefined {
  if (reader.is(i, todayWords)) return { last: i, days: 1, isPast: false };
  if (reader.is(i, yesterdayWords)) return { last: i, days: 2, isPast: true };
  // "Within 7 days" can also say when a person moves.
  const isPosted = reader.is(i, withinWords) && reader.is(i - 1, postWords);
  const isPast = reader.is(i, lastWords) || isPosted;
  if (!isPast && !reader.is(i, thisWords)) return undefined;
  const number = isPast ? Number(reader.word(i + 1)) : NaN;
  const last = number > 0 ? i + MAX_PERIOD_WORDS - 1 : i + 1;
  const unit = units.find(({ words }) => reader.is(last, words));
  return (
    unit && {
      last,
      days: (number > 0 ? number : 1) * unit.days,
      // "Available from last month" is about moving.
      isPast: isPast && (number > 0 || unit.words !== monthWords),
    }
  );
}

/** Understands "with photos". "No photo" asks for nothing. Uses up the words. */
export function readHasPhoto(reader: Reader): true | undefined {
  let isWanted: true | undefined;
  for (const i of reader.free().filter((at) => reader.is(at, photoWords))) {
    const after = reader.is(i + 1, wantWords) ? i + 2 : i + 1;
    if (reader.is(i - 1, deniedBefore)) reader.use(i - 1, i);
    else if (reader.is(after, deniedAfter)) reader.use(i, after);
    else {
      isWanted = true;
      reader.use(i);
    }
  }
  return isWanted;
}

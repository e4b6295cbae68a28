/** An ASCII character with no sign of another script after it. */
const STANDS_ALONE = /^[ -~](?![^ -~])/;

/** A Bangla letter with its signs, for example. `Intl` takes up to 45 ms at its first use on a slow phone. */
const firstLetter = (word: string): string | undefined =>
  STANDS_ALONE.test(word)
    ? word[0]
    : new Intl.Segmenter().segment(word)[Symbol.iterator]().next().value?.segment;

/** Returns the first letters of the first and the last word, or '' for a blank name. A Bangla letter keeps its signs. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => firstLetter(word) ?? '')
    .join('')
    .toUpperCase();
}

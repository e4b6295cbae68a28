import type { Token } from '../text/tokenize.ts';
import type { HomeWish } from '../text/home-phrases.ts';
import type { Hint } from './hint.ts';
import { type HintKind, isOnlyDenied } from './hint-phrases.ts';
import { type Phrase, readPhrases } from './read-phrases.ts';
import { isDenied, spreadDenials } from './spread-denials.ts';

type Wanted = Omit<Hint, 'words'>;

/**
 * Separates the words that describe a home from the other words of a text.
 * @param tokens of the text, without those of filters
 */
export function readHints(text: string, tokens: readonly Token[]): { hints: Hint[]; others: Token[] } {
  const { phrases, others } = readPhrases(tokens);
  const hints: Hint[] = [];
  const denied: HintKind[] = [];
  for (const phrase of spreadDenials(text, phrases)) {
    const { kind } = phrase;
    if (kind.sort === 'words' || (!isDenied(phrase) && isOnlyDenied(kind))) {
      others.push(...phrase.before, ...phrase.tokens);
      continue;
    }
    const wish = isDenied(phrase) ? oppositeOf(kind) : kind;
    if (wish) hints.push(hintOf(wish, wordsOf(text, phrase)));
    else denied.push(kind);
  }
  return {
    hints: merged(hints).filter(
      (hint, _, all) =>
        !all.some((other) => contradicts(hint, other)) &&
        !denied.some((kind) => keyOfKind(kind) === keyOfKind(hint)),
    ),
    others: others.sort((a, b) => a.start - b.start),
  };
}

const hintOf = ({ wish, terms }: Wanted, words: string): Hint => ({ ...(wish && { wish }), words, terms });

/** Pages build a new text of these words, so each hint has the words that deny it. */
const wordsOf = (text: string, { before, tokens, after }: Phrase): string =>
  [...before, ...tokens, ...after].map(({ start, end }) => text.slice(start, end)).join(' ');

/**
 * The wish of a person who does not want this.
 * @returns undefined where that says nothing. "Without AC" is in the texts of few rooms without AC, and "AC" in those
 * of others
 */
function oppositeOf({ wish, terms }: HintKind): Wanted | undefined {
  if (wish?.smoking === 'yes') return { wish: { smoking: 'no' }, terms };
  return wish?.pets === 'yes' ? { wish: { pets: 'no' }, terms } : undefined;
}

const keyOfKind = ({ wish, terms }: Wanted): string => JSON.stringify(wish ?? terms);

/** "Girls" and "female" are one wish. */
function merged(hints: readonly Hint[]): Hint[] {
  const byKind = new Map<string, Hint>();
  for (const hint of hints) {
    const key = keyOfKind(hint);
    const before = byKind.get(key);
    byKind.set(key, before ? { ...before, words: `${before.words} ${hint.words}` } : hint);
  }
  return [...byKind.values()];
}

/** "Male or female" has no wish. */
function contradicts({ wish }: Hint, { wish: other }: Hint): boolean {
  const names = Object.keys(wish ?? {}) as (keyof HomeWish)[];
  return names.some((name) => other?.[name] !== undefined && other[name] !== wish?.[name]);
}

import { stemOf } from '../text/stems.ts';
import { keyOf, type Token, tokensOf } from '../text/tokens.ts';
import type { Hint, HomeWish } from './hint.ts';
import { hintKinds, MAX_PHRASE_WORDS } from './hint-phrases.ts';

/** Separates the words of a text that say what a home is like from its other words. */
export function readHints(text: string): { hints: Hint[]; others: Token[] } {
  const tokens = tokensOf(text);
  const hints: Hint[] = [];
  const others: Token[] = [];
  for (let i = 0; i < tokens.length;) {
    const found = phraseAt(tokens, i);
    if (found) hints.push({ ...found.kind, words: wordsOf(text, tokens.slice(i, found.end)) });
    else others.push(...tokens.slice(i, i + 1));
    i = found?.end ?? i + 1;
  }
  return {
    hints: merged(hints).filter((hint, _, all) => !all.some((other) => contradicts(hint, other))),
    others,
  };
}

const wordsOf = (text: string, tokens: readonly Token[]): string =>
  tokens.map(({ start, end }) => text.slice(start, end)).join(' ');

/** The longest phrase at a position. A single word may have a case ending. */
function phraseAt(tokens: readonly Token[], first: number) {
  for (let end = Math.min(tokens.length, first + MAX_PHRASE_WORDS); end > first; end--) {
    const kind = hintKinds.get(keyOf(tokens.slice(first, end)));
    if (kind) return { kind, end };
  }
  const kind = hintKinds.get(stemOf(tokens[first]?.text ?? '') ?? '');
  return kind && { kind, end: first + 1 };
}

/** "Girls" and "female" are one wish. */
function merged(hints: readonly Hint[]): Hint[] {
  const byKind = new Map<string, Hint>();
  for (const hint of hints) {
    const key = JSON.stringify(hint.wish ?? hint.terms);
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

import { stemOf } from '../text/stems.ts';
import { keyOf, type Token, tokensOf } from '../text/tokens.ts';
import type { Hint, HomeWish } from './hint.ts';
import { type HintKind, hintKinds, MAX_PHRASE_WORDS } from './hint-phrases.ts';
import { denialAfter, denialBefore, isOr } from './negation.ts';

/** Separates the words of a text that say what a home is like from its other words. */
export function readHints(text: string): { hints: Hint[]; others: Token[] } {
  const tokens = tokensOf(text);
  const hints: Hint[] = [];
  const denied: HintKind[] = [];
  const others: Token[] = [];
  let isDenying = false;
  for (let i = 0; i < tokens.length;) {
    const found = wishAt(tokens, i, isDenying);
    if (!found) {
      others.push(...tokens.slice(i, i + 1));
      isDenying = false;
      i += 1;
      continue;
    }
    const { kind, end } = found;
    const wish = found.isDenied ? oppositeOf(kind) : kind;
    if (wish) hints.push({ ...wish, words: wordsOf(text, tokens.slice(i, end)) });
    else denied.push(kind);
    isDenying = found.isDenied && isOr(tokens[end]);
    i = isDenying ? end + 1 : end;
  }
  return {
    hints: merged(hints).filter(
      (hint, _, all) =>
        !all.some((other) => contradicts(hint, other)) &&
        !denied.some((kind) => keyOfKind(kind) === keyOfKind(hint)),
    ),
    others,
  };
}

const wordsOf = (text: string, tokens: readonly Token[]): string =>
  tokens.map(({ start, end }) => text.slice(start, end)).join(' ');

/** A phrase at a position, with the words before or after it that deny it. */
function wishAt(tokens: readonly Token[], first: number, isDenying: boolean) {
  const whole = phraseAt(tokens, first);
  const skipped = whole ? 0 : denialBefore(tokens, first);
  const found = whole ?? (skipped > 0 ? phraseAt(tokens, first + skipped) : undefined);
  if (!found) return undefined;
  const after = denialAfter(tokens, found.end);
  return { kind: found.kind, end: found.end + after, isDenied: isDenying || skipped > 0 || after > 0 };
}

/** The longest phrase at a position. A single word may have a case ending. */
function phraseAt(tokens: readonly Token[], first: number) {
  for (let end = Math.min(tokens.length, first + MAX_PHRASE_WORDS); end > first; end--) {
    const kind = hintKinds.get(keyOf(tokens.slice(first, end)));
    if (kind) return { kind, end };
  }
  const kind = hintKinds.get(stemOf(tokens[first]?.text ?? '') ?? '');
  return kind && { kind, end: first + 1 };
}

/**
 * The wish of a person who does not want this.
 * @returns undefined where that says nothing: "without AC" is in the texts of few rooms without AC, and "AC" in those of others
 */
function oppositeOf({ wish, terms }: HintKind): HintKind | undefined {
  if (wish?.smoking === 'yes') return { wish: { smoking: 'no' }, terms };
  return wish?.pets === 'yes' ? { wish: { pets: 'no' }, terms } : undefined;
}

const keyOfKind = ({ wish, terms }: HintKind): string => JSON.stringify(wish ?? terms);

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

import { stemOf } from '../text/stems.ts';
import { keyOf, type Token } from '../text/tokenize.ts';
import { type HintKind, hintKinds, MAX_PHRASE_WORDS, unknownKind } from './hint-phrases.ts';
import { isArticle, isJoin } from './joins.ts';
import { denialAfter, denialBefore, permissionAfter, permissionBefore } from './negation.ts';

/** Words of a text that say what a home is like. */
export interface Phrase {
  kind: HintKind;
  tokens: readonly Token[];
  /** The words that deny it. They can stand beside another phrase: "no smoking or pets". */
  before: readonly Token[];
  after: readonly Token[];
  /** Whether only words that join stand between the phrase and the one before it. */
  isBesideLast: boolean;
}

/** Separates the phrases about homes from the other words. */
export function readPhrases(all: readonly Token[]): { phrases: Phrase[]; others: Token[] } {
  const tokens = all.filter((token) => !isJoin(token) && !isArticle(token));
  const phrases: Phrase[] = [];
  const others: Token[] = [];
  let lastEnd = -1;
  for (let i = 0; i < tokens.length;) {
    const found = deniedPhraseAt(tokens, i) ?? unknownPhraseAt(tokens, i);
    if (found) {
      phrases.push({ ...found.phrase, isBesideLast: lastEnd === i });
      lastEnd = found.end;
    } else others.push(...tokens.slice(i, i + 1));
    i = found?.end ?? i + 1;
  }
  return { phrases, others };
}

/** A phrase at a position, with the words before or after it that allow or deny it. */
function deniedPhraseAt(tokens: readonly Token[], first: number) {
  const permission = permissionBefore(tokens, first);
  const opening = permission > 0 ? permission : denialBefore(tokens, first);
  const whole = phraseAt(tokens, first);
  const found = whole ?? (opening > 0 ? phraseAt(tokens, first + opening) : undefined);
  if (!found) return undefined;
  const start = whole || permission > 0 ? first : first + opening;
  const denial = denialAfter(tokens, found.end);
  // "Rakha jabe" allows, and "rakha jabe na" denies.
  const canPermit = found.kind.sort === 'habit' && denial === 0;
  const named = found.end + (canPermit ? permissionAfter(tokens, found.end) : 0);
  const phrase = {
    kind: found.kind,
    tokens: tokens.slice(start, named),
    before: tokens.slice(first, start),
    after: tokens.slice(named, named + denial),
  };
  return { phrase, end: named + denial };
}

const MAX_UNKNOWN_WORDS = 3;

/** Unknown words between a denial and a phrase, which "or" can join: "no loud music or smoking". */
function unknownPhraseAt(tokens: readonly Token[], first: number) {
  const start = first + denialBefore(tokens, first);
  if (start === first) return undefined;
  for (let end = start + 1; end <= start + MAX_UNKNOWN_WORDS && end < tokens.length; end++) {
    if (denialBefore(tokens, end) + permissionBefore(tokens, end) > 0) return undefined;
    if (!phraseAt(tokens, end)) continue;
    const [before, words] = [tokens.slice(first, start), tokens.slice(start, end)];
    return { phrase: { kind: unknownKind, tokens: words, before, after: [] }, end };
  }
  return undefined;
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

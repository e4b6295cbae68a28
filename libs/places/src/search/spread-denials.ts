import { joinIn } from './joins.ts';
import { isPrefix, permissionAfter, permissionBefore } from './negation.ts';
import type { Phrase } from './read-phrases.ts';

/** "Or" joins all phrases, and "and" those that no denial closes. */
type Reach = 'or' | 'and' | undefined;

/** Lets one denial mean all phrases that the text joins: "no smoking/pets", "pets or smoking not allowed". */
export function spreadDenials(text: string, phrases: readonly Phrase[]): Phrase[] {
  const joins = joinsOf(text, phrases);
  const spread = [...phrases];
  for (const [i, phrase] of spread.entries()) {
    const last = spread[i - 1];
    // "AC not needed and wifi" has wifi, and "no AC and wifi" has neither.
    const isClosed = last !== undefined && (last.after.length > 0 || isPrefix(last.before));
    const isReached = joins[i] === 'or' || (joins[i] === 'and' && !isClosed);
    if (last && isReached) spread[i] = deniedLike(last, phrase);
  }
  for (let i = spread.length - 2; i >= 0; i--) {
    const phrase = spread[i];
    const next = spread[i + 1];
    if (phrase && next && next.after.length > 0 && joins[i + 1]) spread[i] = deniedLike(next, phrase);
  }
  return spread;
}

export const isDenied = ({ before, after }: Phrase): boolean => before.length + after.length > 0;

/** "Cats are ok or smoking not allowed" allows cats, and "no smoking or cats allowed" does not. */
const deniedLike = ({ before, after }: Phrase, phrase: Phrase): Phrase =>
  isDenied(phrase) || (after.length > 0 && isPermission(phrase)) ? phrase : { ...phrase, before, after };

/** How the text joins each phrase to the one before it, for a denial. */
function joinsOf(text: string, phrases: readonly Phrase[]): Reach[] {
  const joins: Reach[] = [];
  // From the end: "or" says what the commas before it mean.
  for (let i = phrases.length - 1; i > 0; i--) {
    const [one, other] = [phrases[i - 1], phrases[i]];
    joins[i] = one && other && joinOf(text, one, other, joins[i + 1]);
  }
  return joins;
}

/** "No smoking and girls only" does not exclude girls, and "no AC, wifi" can be two wishes. */
function joinOf(text: string, one: Phrase, other: Phrase, nextJoin: Reach): Reach {
  if (!other.isBesideLast) return undefined;
  const end = [...one.tokens, ...one.after].at(-1)?.end;
  const join = joinIn(text.slice(end, (other.before[0] ?? other.tokens[0])?.start));
  if (join === 'or' || join === undefined) return join;
  if (isPermission(one) || isPermission(other)) return undefined;
  // "No pets (cats, dogs)" and "pets not allowed: cats" deny one thing.
  if (one.kind === other.kind && join !== 'and') return 'or';
  const { sort } = other.kind;
  // "No loud music and smoking" continues with a habit.
  const isOneSort = sort === one.kind.sort || (one.kind.sort === 'words' && sort === 'habit');
  if (join === 'example' || !isOneSort || sort === 'people') return undefined;
  if (join === 'comma' && nextJoin === 'or') return 'or';
  return join === 'and' || one.kind.sort === 'habit' ? 'and' : undefined;
}

/** "No smoking and pets allowed" allows pets. */
const isPermission = ({ tokens }: Phrase): boolean =>
  tokens.length > 1 && (permissionBefore(tokens, 0) > 0 || hasPermissionAtEnd(tokens));

const hasPermissionAtEnd = (tokens: Phrase['tokens']): boolean =>
  tokens.some((_, i) => i > 0 && i + permissionAfter(tokens, i) === tokens.length);

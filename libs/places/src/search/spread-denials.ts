import type { HintKind } from './hint-phrases.ts';
import { joinIn } from './negation.ts';
import type { Phrase } from './read-phrases.ts';

/** Lets one denial mean all phrases that the text joins: "no smoking/pets", "pets or smoking not allowed". */
export function spreadDenials(text: string, phrases: readonly Phrase[]): Phrase[] {
  const spread = [...phrases];
  for (const [i, phrase] of spread.entries()) {
    const last = spread[i - 1];
    const join = last && joinOf(text, last, phrase);
    // "AC not needed and wifi" has wifi, and "no AC and wifi" has neither.
    const isReached = join === 'or' || (join === 'and' && last?.after.length === 0);
    if (last && isReached) spread[i] = deniedLike(last, phrase);
  }
  for (let i = spread.length - 2; i >= 0; i--) {
    const phrase = spread[i];
    const next = spread[i + 1];
    if (phrase && next && next.after.length > 0 && joinOf(text, phrase, next))
      spread[i] = deniedLike(next, phrase);
  }
  return spread;
}

const isDenied = ({ before, after }: Phrase): boolean => before.length + after.length > 0;

const deniedLike = ({ before, after }: Phrase, phrase: Phrase): Phrase =>
  isDenied(phrase) ? phrase : { ...phrase, before, after };

/** How the text joins two phrases, for a denial. "No smoking and girls only" does not exclude girls. */
function joinOf(text: string, one: Phrase, other: Phrase): 'or' | 'and' | undefined {
  if (!other.isBesideLast) return undefined;
  const end = [...one.tokens, ...one.after].at(-1)?.end;
  const join = joinIn(text.slice(end, (other.before[0] ?? other.tokens[0])?.start));
  if (join !== 'and') return join;
  const isOneList = sortOf(one.kind) === sortOf(other.kind) && !isPermission(one) && !isPermission(other);
  return isOneList && sortOf(one.kind) !== 'people' ? join : undefined;
}

const sortOf = ({ wish }: HintKind): 'habit' | 'feature' | 'people' => {
  if (!wish) return 'feature';
  return (wish.smoking ?? wish.pets) ? 'habit' : 'people';
};

/** "No smoking and pets allowed" allows pets. */
const isPermission = ({ tokens }: Phrase): boolean =>
  /^(?:allowed|friendly)$/.test(tokens.at(-1)?.text ?? '');

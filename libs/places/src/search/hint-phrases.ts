import { homePhrases, type HomeWish } from '../text/home-phrases.ts';
import { keyOf, tokensOf } from '../text/tokens.ts';

/** One kind of wish, and the phrases that mean it. */
export interface HintKind {
  wish?: HomeWish;
  terms: readonly string[];
}

/** The same words can allow or forbid them: "No pets". Texts say nothing about them. */
const isAmbiguous = ({ smoking, pets }: HomeWish): boolean => smoking !== undefined || pets !== undefined;

const folded = (phrase: string): string[] => tokensOf(phrase).map(({ text }) => text);

/** The kinds by the key of each phrase. */
export const hintKinds: ReadonlyMap<string, HintKind> = new Map(
  homePhrases.flatMap(({ phrases, wish }) => {
    const words = phrases.map(folded).filter(({ length }) => length === 1);
    const terms = wish && isAmbiguous(wish) ? [] : [...new Set(words.flat())];
    const value: HintKind = { ...(wish && { wish }), terms };
    return phrases.map((phrase) => [keyOf(tokensOf(phrase)), value] as const);
  }),
);

/** Of a phrase, in words. */
export const MAX_PHRASE_WORDS = 3;

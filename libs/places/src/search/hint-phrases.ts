import { homePhrases, type HomeWish } from '../text/home-phrases.ts';
import { keyOf, tokensOf } from '../text/tokenize.ts';

/** Other habits that homes forbid. Without a denial they are usual words: "drinking water". */
const deniedHabits = (
  'alcohol;drinking;drinks;liquor;drugs;gambling;parties;party;guest;guests;male guest;male guests;overnight guests;' +
  'visitor;visitors;মদ;মদ্যপান;মাদক;নেশা;পার্টি;মেহমান'
).split(';');
/** Services that people do not want. */
const deniedServices = 'broker;brokers;agent;agents;dalal;media;দালাল;মিডিয়া'.split(';');

/** One kind of wish, and the phrases that mean it. */
export interface HintKind {
  /** A habit is what a home allows or forbids. Other words only join a list: "no loud music or smoking". */
  sort: 'people' | 'habit' | 'feature' | 'words';
  wish?: HomeWish;
  terms: readonly string[];
}

function sortOf(wish: HomeWish | undefined): HintKind['sort'] {
  if (!wish) return 'feature';
  return (wish.smoking ?? wish.pets) === undefined ? 'people' : 'habit';
}

const folded = (phrase: string): string[] => tokensOf(phrase).map(({ text }) => text);

const termsOf = (phrases: readonly string[]): string[] => {
  const words = phrases.map(folded).filter(({ length }) => length === 1);
  return [...new Set(words.flat())];
};

/** Without a denial they are usual words. */
const deniedHabit: HintKind = { sort: 'habit', terms: [] };
const deniedService: HintKind = { sort: 'feature', terms: [] };
export const isOnlyDenied = (kind: HintKind): boolean => kind === deniedHabit || kind === deniedService;

/** Unknown words in a list of what is denied. */
export const unknownKind: HintKind = { sort: 'words', terms: [] };

const keysOf = (phrases: readonly string[], kind: HintKind) =>
  phrases.map((phrase) => [keyOf(tokensOf(phrase)), kind] as const);

/** The kinds by the key of each phrase. */
export const hintKinds: ReadonlyMap<string, HintKind> = new Map([
  ...keysOf(deniedHabits, deniedHabit),
  ...keysOf(deniedServices, deniedService),
  ...homePhrases.flatMap(({ phrases, wish }) => {
    const sort = sortOf(wish);
    // The same words can allow or forbid a habit: "No pets". Texts say nothing about it.
    const terms = sort === 'habit' ? [] : termsOf(phrases);
    return keysOf(phrases, { sort, ...(wish && { wish }), terms });
  }),
]);

/** Of a phrase, in words. */
export const MAX_PHRASE_WORDS = 3;

/**
 * What a listing can say about its home, and a person can look for. Smoking, cleanliness and guests are scales, so
 * their order matters: docs/decisions/0330-matching.md.
 */
export const homeChoices = {
  household: ['women', 'men', 'mixed'],
  occupation: ['students', 'workers', 'any'],
  smoking: ['no', 'outside', 'yes'],
  pets: ['no', 'cat', 'dog', 'yes'],
  food: ['halal', 'vegetarian', 'any'],
  cleanliness: ['relaxed', 'tidy', 'very tidy'],
  guests: ['no', 'daytime', 'overnight'],
  sleep: ['early', 'late', 'any'],
} as const;

export type HomeChoice = keyof typeof homeChoices;
export const homeChoiceNames = Object.keys(homeChoices) as HomeChoice[];

/** All that a listing can state about its home. */
export type HomeFact = HomeChoice | 'availableFrom';
export const homeFacts: readonly HomeFact[] = [...homeChoiceNames, 'availableFrom'];

/** The choices that a person can look for. Nobody can wish for "any". "yes" means any pets. */
export const homeWishes = {
  ...homeChoices,
  occupation: ['students', 'workers'],
  pets: ['no', 'yes'],
  food: ['halal', 'vegetarian'],
  sleep: ['early', 'late'],
} as const satisfies Record<HomeChoice, readonly string[]>;

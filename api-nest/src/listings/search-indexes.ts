/** The levels of places that a search filters by. `undefined` is the whole city, with listings without a place. */
export const searchLevels = [undefined, 'area1', 'area2', 'placeId'] as const;
export type SearchLevel = (typeof searchLevels)[number];

const fixed = (level: SearchLevel) => ({
  ...(level && ({ [level]: 1 } as const)),
  availability: 1 as const,
  roomType: 1 as const,
});

/** Reads the listings of some places, newest first. Its keys also decide the rent and the photo. */
export const newestIndex = (level: SearchLevel): Record<string, 1 | -1> => ({
  ...fixed(level),
  createdAt: -1,
  _id: -1,
  rentAmount: 1,
  hasPhoto: 1,
});

/** The same by rent, and the other way round for the highest rent first. Its keys also decide the time and the photo. */
export const rentIndex = (level: SearchLevel): Record<string, 1 | -1> => ({
  ...fixed(level),
  rentAmount: 1,
  _id: 1,
  createdAt: -1,
  hasPhoto: 1,
});

/** Finds listings by a word and their rent. Its keys also decide the time, the place and the photo. */
export const wordsIndex = { words: 1, rentAmount: 1, createdAt: -1, placeId: 1, hasPhoto: 1 } as const;

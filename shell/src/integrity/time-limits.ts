/** The time limit of an entry script. */
export const ENTRY_LIMIT_MS = 3000;

/** The time limit of every other script and stylesheet. */
export const FILE_LIMIT_MS = 10_000;

// Case endings, folded: -এর, -র, -তে, -এ, -য়, -য়ে and their Banglish spellings. See fold.ts.
const ENDING = /(?:ের|তে|যে|ে|র|য)$|(?<=[a-z]{4})(?:te|er|e|r|y)$/;

/** A word without its case ending: "মিরপুরে" and "mirpure" give the name. @returns undefined without such an ending */
export function stemOf(word: string): string | undefined {
  const stem = word.replace(ENDING, '');
  return stem.length >= 2 && stem !== word ? stem : undefined;
}

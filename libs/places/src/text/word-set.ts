import { fold } from './fold.ts';

/** The folded words of a text that are separated by spaces. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(fold));

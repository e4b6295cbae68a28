import { type Token, tokensOf } from '../text/tokens.ts';

const sequences = (phrases: string): string[][] =>
  phrases
    .split(';')
    .map((phrase) => tokensOf(phrase).map(({ text }) => text))
    .sort((a, b) => b.length - a.length);

// The fillers of speech are gone: "don't need", "lagbe na".
const before = sequences('no;non;not;without;w/o;dont;don t;bina;নন;নো;বিনা');
const after = sequences(
  'chara;chhara;charai;chharai;na;nai;nei;lagbena;kori na;nishedh;nishiddho;not needed;not required;not necessary;' +
    'not allowed;prohibited;ছাড়া;ছাড়াই;না;নাই;নেই;লাগবেনা;করি না;নিষেধ;নিষিদ্ধ',
);
/** "No smoking or pets" denies both. */
const alternatives: ReadonlySet<string> = new Set(['or', 'nor', 'ba', 'বা']);

const isAt = (tokens: readonly Token[], start: number, words: readonly string[]): boolean =>
  words.every((word, i) => tokens[start + i]?.text === word);

/** The number of words at a position that deny what follows. */
export const denialBefore = (tokens: readonly Token[], start: number): number =>
  before.find((words) => isAt(tokens, start, words))?.length ?? 0;

/** The number of words at a position that deny what comes before. */
export const denialAfter = (tokens: readonly Token[], start: number): number =>
  after.find((words) => isAt(tokens, start, words))?.length ?? 0;

export const isOr = (token: Token | undefined): boolean => alternatives.has(token?.text ?? '');

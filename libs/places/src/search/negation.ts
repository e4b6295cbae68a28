import { fold } from '../text/fold.ts';
import { type Token, tokensOf } from '../text/tokens.ts';

const sequences = (phrases: string): string[][] =>
  phrases
    .split(';')
    .map((phrase) => tokensOf(phrase).map(({ text }) => text))
    .sort((a, b) => b.length - a.length);

// Without "need", "want" and "lagbe", which `understandQuery` has removed: "don't need AC" is "don t AC" here.
const before = sequences(
  'no;non;not;neither;without;w/o;dont;don t;not have;dont have;don t have;doesnt have;doesn t have;bina;নন;নো;বিনা',
);
const after = sequences(
  'chara;chhara;charai;chharai;na;nai;nei;lagbena;kori na;proyojon nai;proyojon nei;nishedh;nishiddho;not needed;' +
    'not required;not necessary;not allowed;prohibited;ছাড়া;ছাড়াই;না;নাই;নেই;লাগবেনা;করি না;প্রয়োজন নাই;প্রয়োজন নেই;' +
    'নিষেধ;নিষিদ্ধ',
);

/** It belongs to one word: "non AC and wifi" has wifi. */
const prefixes: ReadonlySet<string> = new Set(['non', 'নন'].map(fold));
const allowing = sequences(
  'allowed;are allowed;friendly;ok;okay;are ok;are okay;is ok;is okay;fine;are fine;is fine;welcome;are welcome;' +
    'permitted;accepted;rakha jabe;jabe;chole;cholbe;রাখা যাবে;যাবে;চলে;চলবে',
);

const isAt = (tokens: readonly Token[], start: number, words: readonly string[]): boolean =>
  words.every((word, i) => tokens[start + i]?.text === word);

/** The number of words at a position that deny what follows. */
export const denialBefore = (tokens: readonly Token[], start: number): number =>
  before.find((words) => isAt(tokens, start, words))?.length ?? 0;

/** The number of words at a position that deny what comes before. */
export const denialAfter = (tokens: readonly Token[], start: number): number =>
  after.find((words) => isAt(tokens, start, words))?.length ?? 0;

/** The number of words at a position that allow what comes before: "no smoking, cats allowed". */
export const permissionAfter = (tokens: readonly Token[], start: number): number =>
  allowing.find((words) => isAt(tokens, start, words))?.length ?? 0;

/** Whether a denial means only the next phrase, and not a list. */
export const isPrefix = ([denial]: readonly Token[]): boolean =>
  denial !== undefined && prefixes.has(denial.text);

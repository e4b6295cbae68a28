/** Spellings that sound alike in Banglish. The order matters. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ck/g, 'k'],
  [/chh/g, 'c'],
  [/([bcdgjkpst])h/g, '$1'],
  [/ph/g, 'f'],
  [/v|w(?=[aeiou])/g, 'b'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/oo|ou|u/g, 'u'],
  [/o/g, 'a'],
  [/ee|ie|ei|e|y/g, 'i'],
  [/([a-z])\1+/g, '$1'],
  [/(?<=..)[ai](?= |$)/g, ''],
];

/** A key that is equal for spellings that sound alike: "bosundhora" and "bashundhara", "zatrabari" and "jatrabari". */
export const phoneticKey = (key: string): string =>
  sounds.reduce((text, [pattern, sound]) => text.replace(pattern, sound), key);

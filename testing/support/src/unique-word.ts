import { randomUUID } from 'node:crypto';

const LENGTH = 14;
const FIRST_LETTER = 'a'.charCodeAt(0);

/** A word of letters that no other listing has. A search would read digits as a rent. */
export const uniqueWord = (): string =>
  [...randomUUID().replaceAll('-', '')]
    .map((digit) => String.fromCharCode(FIRST_LETTER + parseInt(digit, 16)))
    .join('')
    .slice(0, LENGTH);

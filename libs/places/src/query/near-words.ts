import { wordSet } from '../text/word-set.ts';

export const nearWords = wordSet(
  'near nearby nearest around close beside next kache kacher kase kachakachi pashe pase pasher ashepashe কাছে কাছের কাছাকাছি পাশে পাশের আশেপাশে নিকটে',
);

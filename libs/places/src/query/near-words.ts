import { wordSet } from '../text/word-set.ts';

export const nearWords = wordSet(`
near nearby nearest around close beside next opposite behind
kache kacher kase kachakachi pashe pase pasher ashepashe samne samner shamne shamner pichone pechone biporite
কাছে কাছের কাছাকাছি পাশে পাশের আশেপাশে নিকটে সামনে সামনের পেছনে পিছনে বিপরীতে
`);

import { wordSet } from './word-set.ts';

/** Numbers as words: "dosh hajar", "Mirpur dosh". */
export const numberWords: ReadonlyMap<string, number> = new Map(
  [
    ['one ek এক', 1],
    ['der dedh দেড়', 1.5],
    ['two dui দুই', 2],
    ['arai adhai আড়াই', 2.5],
    ['three tin তিন', 3],
    ['four char চার', 4],
    ['five pach panch paach পাঁচ', 5],
    ['six choy chhoy soy ছয়', 6],
    ['seven sat shat saat সাত', 7],
    ['eight at aat আট', 8],
    ['nine noy নয়', 9],
    ['ten dosh dash দশ', 10],
    ['eleven egaro এগারো', 11],
    ['twelve baro বারো', 12],
    ['fifteen ponero পনেরো', 15],
    ['twenty bish kuri বিশ কুড়ি', 20],
  ].flatMap(([words, value]) => [...wordSet(String(words))].map((word) => [word, Number(value)] as const)),
);

import { places } from '../gazetteer/gazetteer.ts';

/** How a query is written. Banglish is Bangla in Latin letters; typing errors of English count to it. */
export type Script = 'English' | 'Bangla' | 'Banglish';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

const namesInEnglish = new Set(places.flatMap(({ name }) => wordsOf(name)));
const englishWords = new Set(
  wordsOf(`
    a above an and area around at available attached bath balcony below beside between budget block booked bachelor c close
    city room rooms under single shared seat seats near next to for girls free from in k km lakh max min mess not now office
    of old or quiet r residential road sec sector section study sublet south taka ten the tk upto with within
    i need me looking please cheap good nice flat rent want house let affordable stay find m within walking walk distance
    minutes min meters half female only ladies hostel boys male student or job holder family non smoker no smoking pets pet
    friendly furnished ac wifi lift women people college
    dohs g h d buet nsu iub aiub dhaka university metro station e mirpur
  `),
);

/** @param rest words of the query that are neither a place nor a filter */
export function scriptOf(query: string, rest = ''): Script {
  if (/\p{Script=Bengali}/u.test(query)) return 'Bangla';
  const known = new Set(wordsOf(rest));
  const isEnglish = wordsOf(query).every(
    (word) => namesInEnglish.has(word) || englishWords.has(word) || known.has(word),
  );
  return isEnglish ? 'English' : 'Banglish';
}

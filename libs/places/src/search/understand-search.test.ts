import { isDeepStrictEqual } from 'node:util';
import { foundIn, tableRows as rows } from '../testing/table-rows.ts';
import { tokensOf } from '../text/tokenize.ts';
import type { Hint } from './hint.ts';
import { readHints } from './read-hints.ts';
import { understandSearch } from './understand-search.ts';

describe('understandSearch', () => {
  it('is tested with at least 300 queries', () => {
    expect(new Set(rows.map(({ query }) => query)).size).toBeGreaterThanOrEqual(300);
  });

  it.each(rows)('understands "$query"', ({ query, expected }) => {
    expect(foundIn(query)).toEqual(expected);
  });
});

describe('the words of hints', () => {
  // Pages search again for the words of the hints that stay.
  const keepsMeaning = (hintsOf: (text: string) => Hint[]) => (text: string) => {
    const hints = hintsOf(text);
    const again = hintsOf(hints.map(({ words }) => words).join(' '));
    return (
      isDeepStrictEqual(again, hints) && hints.every((hint) => isDeepStrictEqual(hintsOf(hint.words), [hint]))
    );
  };

  it('mean the same without the rest of each query', () => {
    const isKept = keepsMeaning((text) => understandSearch(text, true).hints);
    expect(rows.map(({ query }) => query).filter((query) => !isKept(query))).toEqual([]);
  });

  it('mean the same beside those that exclude places', () => {
    const wordsOf = ({ rest, hints, excluded = [] }: ReturnType<typeof understandSearch>) =>
      [rest, ...hints.map(({ words }) => words), ...excluded.map(({ words }) => words)].join(' ');
    const excludedBy = (text: string) =>
      (understandSearch(text, true).excluded ?? []).map(({ place, words }) => [place.id, words]);
    const changed = rows.filter(({ query }) => {
      const understood = understandSearch(query, true);
      const again = understandSearch(wordsOf(understood), true);
      const { excluded = [] } = understood;
      return (
        !isDeepStrictEqual(excludedBy(wordsOf(understood)), excludedBy(query)) ||
        !isDeepStrictEqual(again.hints, understood.hints) ||
        (excluded.length > 0 && again.places.length > 0) ||
        excluded.some(({ place, words }) => !isDeepStrictEqual(excludedBy(words), [[place.id, words]]))
      );
    });
    expect(changed.map(({ query }) => query)).toEqual([]);
  });

  const denials = ['X', 'no X', "don't have X", 'X chara', 'X not allowed'];
  const joins = [' ', ', ', ', and ', ' or ', ' and ', '/', ' ba ', ' in banani '];
  const phrases = ['smoking', 'pets', 'cats', 'pet friendly', 'cats are ok', 'smoke free', 'girls', 'AC'];
  const denied = denials.flatMap((denial) => phrases.map((phrase) => denial.replace('X', phrase)));

  it.each(joins)('mean the same in any two denials with "%s" between them', (join) => {
    const isKept = keepsMeaning((text) => readHints(text, tokensOf(text)).hints);
    const texts = denied.flatMap((one) => denied.map((other) => `${one}${join}${other}`));
    expect(texts.filter((text) => !isKept(text))).toEqual([]);
  });
});

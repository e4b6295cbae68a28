import type { Criteria } from './criteria.ts';
import { isDecidedBy, type SearchIndex } from './search-index.ts';
import { everywhere } from './place-scope.ts';

const dealbreakers = { rentMax: undefined, roomTypes: [], allowsPlace: () => true };

describe('isDecidedBy', () => {
  it.each<[string, SearchIndex, Partial<Criteria>, boolean]>([
    ['a type, by time', 'createdAt', { roomType: 'Single', hasPhoto: true }, true],
    ['a rent and a time, by rent', 'rentAmount', { rentMax: 9000, since: new Date() }, true],
    ['a word, by time', 'createdAt', { words: ['lift'] }, false],
    [
      'dealbreakers about the place, by time',
      'createdAt',
      { dealbreakers: { ...dealbreakers, conditions: [] } },
      true,
    ],
    [
      'dealbreakers about the home, by time',
      'createdAt',
      { dealbreakers: { ...dealbreakers, conditions: [{ 'home.pets': 'no' }] } },
      false,
    ],
    ['a word and a photo, by words', 'words', { words: ['lift'], hasPhoto: true }, true],
    ['two words, by words', 'words', { words: ['lift', 'gas'] }, false],
    ['a word and a type, by words', 'words', { words: ['lift'], roomType: 'Single' }, true],
    ['a word and an availability, by words', 'words', { words: ['lift'], availability: 'available' }, true],
    [
      'a word and dealbreakers about the place, by words',
      'words',
      { words: ['lift'], dealbreakers: { ...dealbreakers, conditions: [] } },
      true,
    ],
    [
      'a word and dealbreakers about the home, by words',
      'words',
      { words: ['lift'], dealbreakers: { ...dealbreakers, conditions: [{ 'home.pets': 'no' }] } },
      false,
    ],
  ])('of %s', (_, index, changes, expected) => {
    expect(isDecidedBy(index, { scope: everywhere, words: [], ...changes })).toBe(expected);
  });
});

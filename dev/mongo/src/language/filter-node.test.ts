import { fieldNames, neededTexts } from './filter-node.ts';
import { parseFilter } from './parse-filter.ts';

describe('fieldNames', () => {
  it.each([
    [{}, []],
    [{ title: 'Room', 'home.pets': 'cat' }, ['home', 'title']],
    [{ $or: [{ rentAmount: { $lt: 8000 } }, { $and: [{ placeId: null }] }] }, ['placeId', 'rentAmount']],
    [{ imageUrl: { $exists: true }, words: { $ne: 'smoker' } }, ['imageUrl', 'words']],
  ])('of %j are %j', (filter, names) => {
    expect([...fieldNames(parseFilter(filter))].toSorted()).toEqual(names);
  });
});

describe('neededTexts', () => {
  it.each([
    [{}, []],
    [
      { place: 'mirpur', rent: 8000, $and: [{ words: 'sunny' }, { words: 'lift' }] },
      ['mirpur', 'sunny', 'lift'],
    ],
    [{ place: { $in: ['mirpur', 'uttara'] }, type: { $ne: 'Single' }, at: { $gt: 'a' } }, []],
  ])('of %j are %j', (filter, texts) => {
    expect(neededTexts(parseFilter(filter))).toEqual(texts);
  });
});

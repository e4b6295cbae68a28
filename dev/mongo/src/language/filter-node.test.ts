import { fieldNames } from './filter-node.ts';
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

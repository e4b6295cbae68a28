import { tokensOf } from './tokenize.ts';

it('treats a word that every JavaScript object has as a name like any other word', () => {
  expect(tokensOf('Constructor')).toEqual([{ text: 'constructor', start: 0, end: 11 }]);
});

import { tokensOf } from '../text/tokenize.ts';
import { denialAfter, denialBefore, permissionAfter } from './negation.ts';

describe('words that deny what comes before', () => {
  it.each([
    ['not allowed', 2],
    ['are not allowed', 3],
    ["isn't ok here", 3],
    ["aren't fine", 3],
    ["won't be accepted", 4],
    ['are strictly prohibited', 3],
    ['kora nishedh', 2],
    ['rakha jabe na', 3],
    ['cholbena', 1],
    ['করা যাবে না', 3],
    ["isn't", 2],
  ])('are in "%s"', (text, count) => {
    expect(denialAfter(tokensOf(text), 0)).toBe(count);
  });

  it.each(['are allowed', 'rakha jabe', 'not far', 'are', 'kora', 'allowed no smoking'])(
    'are not in "%s"',
    (text) => expect(denialAfter(tokensOf(text), 0)).toBe(0),
  );
});

it.each([
  ["don't have pets", 3],
  ['cannot keep cats', 2],
  ['have pets', 0],
])('counts the words of "%s" that deny what follows', (text, count) => {
  expect(denialBefore(tokensOf(text), 0)).toBe(count);
});

it.each([
  ['are ok', 2],
  ['rakha jabe', 2],
  ['চলবে', 1],
  ['are not problem', 3],
  ['সমস্যা নাই', 2],
  ['are far', 0],
])('counts the words of "%s" that allow what comes before', (text, count) => {
  expect(permissionAfter(tokensOf(text), 0)).toBe(count);
});

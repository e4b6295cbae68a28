import { hiddenText } from './filter-texts.ts';

it.each([
  [1, { value: 0, relation: 'eq' }, '1 room'],
  [12, { value: 988, relation: 'eq' }, '12 rooms'],
  [13, { value: 988, relation: 'eq' }, 'at least 13 rooms'],
  [5, { value: 12, relation: 'gte' }, 'at least 5 rooms'],
] as const)('dealbreakers that hide %i rooms beside %j are said to hide %s', (count, total, text) => {
  expect(hiddenText(count, total)).toBe(`Your dealbreakers hide ${text}.`);
});

import { hasValues } from './has-values.ts';

const updatedAt = new Date(1_750_000_000_000);
const row = { title: 'New title', rentAmount: 9000, updatedAt };

it('finds an edit in the listing that has all of its values', () => {
  expect(hasValues(row, { title: 'New title', updatedAt: new Date(updatedAt) })).toBe(true);
  expect(hasValues(row, { title: 'Another title', updatedAt })).toBe(false);
  expect(hasValues(row, { title: 'New title', updatedAt: new Date(updatedAt.getTime() + 1) })).toBe(false);
  expect(hasValues(null, { title: 'New title' })).toBe(false);
});

it('finds an edit whose alerts exist already', () => {
  expect(hasValues(row, { title: 'New title', updatedAt, alertsDue: updatedAt })).toBe(true);
});

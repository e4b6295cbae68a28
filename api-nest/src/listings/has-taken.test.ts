import { hasTaken } from './has-taken.ts';

const updatedAt = new Date(1_750_000_000_000);
const row = { title: 'New title', rentAmount: 9000, updatedAt };

it('finds an edit in the listing that has all of its values', () => {
  expect(hasTaken(row, { title: 'New title', updatedAt: new Date(updatedAt) })).toBe(true);
  expect(hasTaken(row, { title: 'Another title', updatedAt })).toBe(false);
  expect(hasTaken(row, { title: 'New title', updatedAt: new Date(updatedAt.getTime() + 1) })).toBe(false);
  expect(hasTaken(null, { title: 'New title' })).toBe(false);
});

it('finds an edit whose alerts exist already', () => {
  expect(hasTaken(row, { title: 'New title', updatedAt, alertsDue: updatedAt })).toBe(true);
});

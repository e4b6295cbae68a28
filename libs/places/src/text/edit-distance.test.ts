import { canBeNear, editDistance, letterBits } from './edit-distance.ts';

const letters = ['a', 'b', '১'];
const longer = (words: string[]) => words.flatMap((word) => letters.map((letter) => word + letter));
const two = longer(letters);
const words = ['', ...letters, ...two, ...longer(two), ...longer(longer(two))];

it.each([
  ['mirpur', 'mirpur', 0],
  ['mirpur', 'mripur', 1],
  ['mirpur', 'mirpr', 1],
  ['mirpur', 'mirpurr', 1],
  ['mirpur', 'mirbur', 1],
  ['mirpur', 'gulshan', 3],
])('counts the typing errors between %s and %s, up to one more than asked for', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});

it('rules out by their letters only texts that are further apart', () => {
  const missed = words.flatMap((a) =>
    words.filter((b) =>
      [0, 1, 2].some(
        (max) => editDistance(a, b, max) <= max && !canBeNear(letterBits(a), letterBits(b), max),
      ),
    ),
  );
  expect(missed).toEqual([]);
  expect(canBeNear(letterBits('mirpur'), letterBits('gulshan'), 2)).toBe(false);
});

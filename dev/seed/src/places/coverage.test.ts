import { Readable } from 'node:stream';
import { coverageOf } from './coverage.ts';

it('reports the share of addresses with a place, and those without one by their frequency', async () => {
  const locations = ['Mirpur 10, Dhaka', 'Nowhere', 'Atlantis', 'Atlantis', 'মিরপুর ১০'];
  expect(await coverageOf(Readable.from(locations))).toEqual({
    lines: [
      '2 of 5 addresses have a place (40.00 %)',
      'No place: Atlantis (2)',
      'No place: Nowhere (1)',
      'At least 97 % must have a place.',
    ],
    isEnough: false,
  });
});

it.each([
  [97, true],
  [96, false],
])('requires a place of 97 in 100 addresses: %d', async (known, isEnough) => {
  const locations = Array.from({ length: 100 }, (_, n) => (n < known ? 'Mirpur 10, Dhaka' : 'Nowhere'));
  expect((await coverageOf(Readable.from(locations))).isEnough).toBe(isEnough);
});

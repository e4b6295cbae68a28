import { NEAR_KM } from '@roommate/contracts';
import { distanceAround } from './distances.ts';

it('a place that is not an area has a distance of its own', () => {
  expect(distanceAround('buet', {}, new Set(['buet']))).toBe(NEAR_KM);
  expect(distanceAround('uttara', {}, new Set(['buet']))).toBeUndefined();
});

it('a distance around `near` changes nothing around the places', () => {
  expect(distanceAround('uttara', { within: 5 }, new Set())).toBe(5);
  expect(distanceAround('uttara', { near: 'du', within: 5 }, new Set())).toBeUndefined();
  expect(distanceAround('buet', { near: 'du', within: 5 }, new Set(['buet']))).toBe(NEAR_KM);
});

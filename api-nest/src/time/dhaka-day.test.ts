import { dhakaDay, secondsLeftInDay } from './dhaka-day.ts';

it('begins a day at midnight in Dhaka, six hours before UTC', () => {
  expect(dhakaDay(new Date('2026-11-21T17:59:59.999Z'))).toBe('2026-11-21');
  expect(dhakaDay(new Date('2026-11-21T18:00:00.000Z'))).toBe('2026-11-22');
});

it('counts the seconds until midnight in Dhaka', () => {
  expect(secondsLeftInDay(new Date('2026-11-21T17:59:59.500Z'))).toBe(1);
  expect(secondsLeftInDay(new Date('2026-11-21T18:00:00.000Z'))).toBe(24 * 60 * 60);
});

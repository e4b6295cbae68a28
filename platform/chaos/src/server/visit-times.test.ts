import { checkTimes } from './visit-times.ts';

const idle = [20, 21, 24, 33, 40];

it.each([
  ['quick failures', idle, [22, 25, 25, 30, 45]],
  ['waits for the server', idle, [255, 258, 260, 262, 340]],
  ['a slow visit as on a busy machine', [20, 21, 150, 24, 40], [255, 258, 430, 260, 262]],
])('accepts %s', (_what, healthy, faulty) => {
  expect(() => checkTimes({ healthy, faulty })).not.toThrow();
});

it.each([
  ['one visit', idle, [22, 25, 420, 25, 30], 'The slowest page took 420 ms, and 40 ms without the fault.'],
  ['one visit a little', idle, [22, 25, 341, 25, 30], 'The slowest page took 341 ms, and 40 ms without'],
  [
    'one visit on a busy machine',
    [20, 150, 21, 24, 40],
    [255, 451, 258, 260, 262],
    'The slowest page took 451',
  ],
  [
    'most visits, while one healthy visit was slow',
    [20, 150, 21, 24, 40],
    [255, 325, 326, 430, 440],
    'The median page took 326 ms, and 24 ms without the fault.',
  ],
])('refuses a fault that slows down %s', (_what, healthy, faulty, message) => {
  expect(() => checkTimes({ healthy, faulty })).toThrow(message);
});

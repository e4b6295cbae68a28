import { describeWait } from './describe-wait.ts';

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [86_399, '24 hours'],
])('describes %i s as %s', (seconds, text) => {
  expect(describeWait(seconds)).toBe(text);
});

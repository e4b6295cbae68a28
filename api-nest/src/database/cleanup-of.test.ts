import { Test } from '@nestjs/testing';
import { cleanupOf } from './cleanup-of.ts';

class Records {
  readonly deleteExpired = jest.fn(() => Promise.resolve());
}

it('deletes the expired records of a repository at each interval, until the shutdown', async () => {
  jest.useFakeTimers();
  const app = await Test.createTestingModule({ providers: [Records, cleanupOf(Records, 1000)] }).compile();
  await app.init();
  const { deleteExpired } = app.get(Records);
  jest.advanceTimersByTime(2500);
  expect(deleteExpired).toHaveBeenCalledTimes(2);
  await app.close();
  jest.advanceTimersByTime(2500);
  expect(deleteExpired).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

import { createLimiters, forgetCounts } from './create-limiters.ts';

describe('the limits in memory', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('have no timers after their counts were forgotten', async () => {
    const limiters = createLimiters(1);
    await limiters.reads.address?.consume('203.0.113.7');
    await limiters.writes.user?.consume('uid-rafi');
    expect(jest.getTimerCount()).toBe(2);
    await forgetCounts(limiters);
    expect(jest.getTimerCount()).toBe(0);
  });
});

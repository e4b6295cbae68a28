import { waitUntil } from './wait-until.ts';

describe('a wait for a condition', () => {
  it('checks again until the condition is true', async () => {
    let checks = 0;
    const condition = () => {
      checks += 1;
      return checks === 3;
    };
    expect(await waitUntil(condition, { limitMs: 60_000, pollMs: 1 })).toBe(true);
    expect(checks).toBe(3);
  });

  it('ends when the time is over', async () => {
    expect(await waitUntil(() => Promise.resolve(false), { limitMs: 5, pollMs: 1 })).toBe(false);
  });

  it('ends with an error of the condition', async () => {
    const condition = () => Promise.reject(new Error('status 500'));
    await expect(waitUntil(condition, { limitMs: 60_000, pollMs: 1 })).rejects.toThrow('status 500');
  });
});

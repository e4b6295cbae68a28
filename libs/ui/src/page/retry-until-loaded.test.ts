import { retryUntilLoaded } from './retry-until-loaded.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A load that fails until the network is there. */
function failingLoad() {
  const network = { isThere: false };
  const load = jest.fn(() =>
    network.isThere ? Promise.resolve('code') : Promise.reject(new Error('Offline')),
  );
  const report = jest.fn();
  const pauses = new Set<() => void>();
  const endPauses = () => pauses.forEach((end) => end());
  return { network, load, report, endPauses, loaded: retryUntilLoaded('The code', load, report, pauses) };
}

describe('retryUntilLoaded', () => {
  it('tries again with pauses of up to 30 seconds, and reports each failure', async () => {
    const { network, load, report, loaded } = failingLoad();
    await jest.advanceTimersByTimeAsync(61_000);
    expect(load).toHaveBeenCalledTimes(7);
    expect(report).toHaveBeenCalledTimes(7);
    expect(report).toHaveBeenLastCalledWith('The code did not load; trying again.', new Error('Offline'));
    network.isThere = true;
    await jest.advanceTimersByTimeAsync(30_000);
    await expect(loaded).resolves.toBe('code');
  });

  it('tries again immediately when the browser is online again', async () => {
    const { network, loaded } = failingLoad();
    await jest.advanceTimersByTimeAsync(61_000);
    network.isThere = true;
    window.dispatchEvent(new Event('online'));
    await expect(loaded).resolves.toBe('code');
  });

  it('tries again immediately when the visitor asks', async () => {
    const { network, endPauses, load, loaded } = failingLoad();
    await jest.advanceTimersByTimeAsync(61_000);
    endPauses();
    await jest.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(8);
    network.isThere = true;
    endPauses();
    await expect(loaded).resolves.toBe('code');
  });
});

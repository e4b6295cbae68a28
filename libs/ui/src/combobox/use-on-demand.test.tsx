import { act, renderHook } from '@testing-library/react';
import { useOnDemand } from './use-on-demand.ts';

describe('useOnDemand', () => {
  it('loads once, at the first start', async () => {
    const load = jest.fn(() => Promise.resolve({ name: 'Dhaka' }));
    const { result } = renderHook(() => useOnDemand(load));
    expect(result.current[0]).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
    await act(async () => {
      result.current[1]();
      result.current[1]();
      await Promise.resolve();
    });
    expect(result.current[0]).toEqual({ name: 'Dhaka' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again at the next start after a failure', async () => {
    const load = jest
      .fn<Promise<{ name: string }>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ name: 'Dhaka' });
    const { result } = renderHook(() => useOnDemand(load));
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await act(async () => {
        result.current[1]();
        await Promise.resolve();
      });
    }
    expect(result.current[0]).toEqual({ name: 'Dhaka' });
  });
});

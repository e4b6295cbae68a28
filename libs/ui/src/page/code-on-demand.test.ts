import { act, renderHook } from '@testing-library/react';
import { CodeOnDemand } from './code-on-demand.ts';
import { useCode, useCodeFailure } from './use-code.ts';

/** Code that does not load until the network is there. */
function lateCode() {
  const network = { isThere: false };
  const importCode = jest.fn(() =>
    network.isThere ? Promise.resolve({ name: 'code' }) : Promise.reject(new Error('Offline')),
  );
  const report = jest.fn();
  return { network, importCode, report, code: new CodeOnDemand('The code', importCode, { error: report }) };
}

afterEach(() => jest.useRealTimers());

describe('code on demand', () => {
  it('loads once, and tries again at the next call after a failure', async () => {
    const { network, importCode, report, code } = lateCode();
    await expect(code.load()).rejects.toThrow('Offline');
    expect(code.loaded).toBeUndefined();
    network.isThere = true;
    const loaded = await code.load();
    expect(await code.load()).toBe(loaded);
    expect(await code.loadWithRetries()).toBe(loaded);
    expect(code.loaded).toBe(loaded);
    expect(importCode).toHaveBeenCalledTimes(2);
    expect(report).not.toHaveBeenCalled();
  });

  it('retries in one loop for all callers', async () => {
    const { network, report, code } = lateCode();
    const [first, second] = [code.loadWithRetries(), code.loadWithRetries()];
    await Promise.resolve();
    await Promise.resolve();
    expect(report.mock.calls).toEqual([['The code did not load; trying again.', new Error('Offline')]]);
    network.isThere = true;
    window.dispatchEvent(new Event('online'));
    expect(await first).toBe(await second);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('gives what another caller has loaded to those who wait between two tries', async () => {
    jest.useFakeTimers();
    const { network, report, code } = lateCode();
    const waiting = code.loadWithRetries();
    await Promise.resolve();
    await Promise.resolve();
    expect(report).toHaveBeenCalled();
    network.isThere = true;
    const loaded = await code.load();
    expect(await waiting).toBe(loaded);
  });
});

describe('useCode', () => {
  it('loads the code when it is wanted, and has it as soon as it arrives', async () => {
    const { network, importCode, code } = lateCode();
    network.isThere = true;
    const { result, rerender } = renderHook(({ isWanted }) => useCode(code, isWanted), {
      initialProps: { isWanted: false },
    });
    expect(importCode).not.toHaveBeenCalled();
    rerender({ isWanted: true });
    expect(result.current).toBeUndefined();
    await act(() => code.loadWithRetries());
    expect(result.current).toEqual({ name: 'code' });
    expect(renderHook(() => useCode(code, false)).result.current).toBe(code.loaded);
  });
});

describe('useCodeFailure', () => {
  it('is true from a failure until another try, and after that fails too', async () => {
    const { network, importCode, code } = lateCode();
    const { result } = renderHook(() => useCodeFailure(code));
    expect(result.current).toBe(false);
    await act(async () => {
      void code.loadWithRetries();
      await Promise.resolve();
    });
    expect(result.current).toBe(true);
    act(() => code.retry());
    expect(result.current).toBe(false);
    await act(() => Promise.resolve());
    expect([result.current, importCode.mock.calls.length]).toEqual([true, 2]);
    network.isThere = true;
    await act(async () => {
      code.retry();
      await code.loadWithRetries();
    });
    expect(result.current).toBe(false);
  });
});

import { coalesce } from './coalesce.ts';

describe('coalesce', () => {
  const setUp = () => {
    const runs: { resolve: () => void; reject: (error: Error) => void }[] = [];
    const call = coalesce(() => new Promise<void>((resolve, reject) => runs.push({ resolve, reject })));
    return { runs, call };
  };
  const settled = () => new Promise(setImmediate);

  it('runs again for all calls made during a run', async () => {
    const { runs, call } = setUp();
    const first = call();
    await settled();
    const others = [call(), call(), call()];
    await settled();
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await first;
    await settled();
    expect(runs).toHaveLength(2);
    runs[1]?.resolve();
    await Promise.all(others);
    expect(runs).toHaveLength(2);
  });

  it('reports a failure only to the callers of that run', async () => {
    const { runs, call } = setUp();
    const first = call();
    await settled();
    const second = call();
    runs[0]?.reject(new Error('disk full'));
    await expect(first).rejects.toThrow('disk full');
    await settled();
    runs[1]?.resolve();
    await expect(second).resolves.toBeUndefined();
  });
});

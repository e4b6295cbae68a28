import { LimitError, CrawlerQueue } from './crawler-queue.ts';
import { MAX_AT_ONCE } from './render-worker.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** Until the promises that can settle have settled. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Pages that end when the test says so. */
function setUp() {
  const queue = new CrawlerQueue();
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (page: string, address = page): Promise<string> =>
    queue.run(
      () =>
        new Promise((resolve) => {
          started.push(page);
          ends.set(page, () => resolve(page));
        }),
      address,
    );
  /** As many as may render at the same time. */
  const fill = (): Promise<string>[] => Array.from({ length: MAX_AT_ONCE / 2 }, (_, n) => run(`first ${n}`));
  return { queue, started, run, fill, end: (page: string) => ends.get(page)?.() };
}

describe('the queue of crawlers', () => {
  it('starts the crawlers in their order', async () => {
    const { run, fill, started, end } = setUp();
    const [first] = fill();
    const [second, third] = [run('second'), run('third')];
    await settled();
    expect(started).not.toContain('second');
    end('first 0');
    await first;
    await settled();
    expect(started).toContain('second');
    expect(started).not.toContain('third');
    end('second');
    await second;
    await settled();
    end('third');
    expect(await third).toBe('third');
  });

  it('refuses more crawlers of an address than can wait', async () => {
    const { run, fill } = setUp();
    void fill();
    for (let n = 0; n < 20; n += 1) void run(`page ${n}`, '198.51.100.1');
    await expect(run('one more', '198.51.100.1')).rejects.toMatchObject({ kind: 'busy' });
  });

  it('counts an IPv6 network as one address', async () => {
    const { run, fill } = setUp();
    void fill();
    for (let n = 1; n <= 20; n += 1) void run(`page ${n}`, `2001:db8::${n}`);
    await expect(run('one more', '2001:db8::ffff')).rejects.toMatchObject({ kind: 'busy' });
  });

  it('refuses more crawlers than can wait', async () => {
    const { run, fill } = setUp();
    void fill();
    for (let n = 0; n < 100; n += 1) void run(`page ${n}`);
    await expect(run('one more')).rejects.toMatchObject({ kind: 'busy' });
  });

  it('gives the place away while the limits hold a crawler back', async () => {
    const { queue, run, fill, started, end } = setUp();
    const [first] = fill();
    let attempts = 0;
    const limited = queue.run(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new LimitError(1)) : Promise.resolve('late');
    }, 'limited');
    const next = run('next');
    await settled();
    end('first 0');
    await first;
    await settled();
    expect(started).toContain('next');
    end('next');
    await next;
    await jest.advanceTimersByTimeAsync(1);
    expect(await limited).toBe('late');
  });
});

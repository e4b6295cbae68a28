import { FolderStore } from './folder-store.ts';
import { StoreMirror } from './store-mirror.ts';

/** A store that responds later than anybody waits. */
class SilentStore extends FolderStore {
  asked = 0;

  override revisions(): Promise<number[]> {
    this.asked += 1;
    return new Promise(() => undefined);
  }
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** Whether a promise settles without more time. */
const isSettled = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    new Promise<boolean>((resolve) => {
      setImmediate(() => resolve(false));
    }),
  ]);

it('a store that does not respond delays pages by one second after the start, and later pages not at all', async () => {
  const store = new SilentStore('');
  const mirror = new StoreMirror(store, new FolderStore(''), () => undefined);
  const first = mirror.refresh();
  await jest.advanceTimersByTimeAsync(600);
  const second = mirror.refresh();
  await jest.advanceTimersByTimeAsync(399);
  expect(await Promise.all([first, second].map(isSettled))).toEqual([false, false]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await Promise.all([first, second].map(isSettled))).toEqual([true, true]);
  expect(await isSettled(mirror.refresh())).toBe(true);
  expect(store.asked).toBe(1);
});

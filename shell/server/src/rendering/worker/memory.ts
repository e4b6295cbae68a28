import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The memory of this process, with its garbage. Buffers are outside the heap. */
export function usedBytes(): number {
  const { used_heap_size: heap, external_memory: outside } = getHeapStatistics();
  return heap + outside;
}

/** The memory that something still holds. This takes about 50 ms. */
export function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  collectGarbage();
  return usedBytes();
}

import { WaitingEntries } from './waiting-entries.ts';

const ENTRY_BYTES = 1900;
const MAX_BYTES = 100 * ENTRY_BYTES;

/** An entry starts with its index and ends with random bytes. */
function randomEntry(indexId: number, n: number): Buffer {
  const entry = Buffer.alloc(ENTRY_BYTES);
  entry.writeUInt32BE(indexId);
  entry.writeUInt32BE(Math.imul(n + 1, 2654435761) >>> 0, 4);
  return entry;
}

/** Adds entries to 40 indexes, one after another. */
function filled(entriesPerIndex: number) {
  const added: Buffer[] = [];
  const written: Buffer[] = [];
  let mostWaiting = 0;
  const waiting = new WaitingEntries((entry) => void written.push(entry), MAX_BYTES);
  for (let n = 0; n < entriesPerIndex * 40; n++) {
    const entry = randomEntry(n % 40, n);
    added.push(entry);
    waiting.add(n % 40, entry);
    mostWaiting = Math.max(mostWaiting, added.length - written.length);
  }
  return { added, written, mostWaiting, waiting };
}

describe('entries that wait for their index', () => {
  it('together take no more memory than their limit, for any number of indexes', () => {
    const { written, mostWaiting } = filled(20);
    expect(mostWaiting * ENTRY_BYTES).toBeLessThan(MAX_BYTES);
    expect(mostWaiting).toBeGreaterThan(90);
    expect(written.length).toBeGreaterThan(600);
  });

  it('are all written, each once', () => {
    const { added, written, waiting } = filled(20);
    waiting.writeAll();
    const sorted = (entries: readonly Buffer[]) => entries.map((entry) => entry.toString('hex')).sort();
    expect(sorted(written)).toEqual(sorted(added));
  });

  it('are written in the order of their bytes, for the index that has most of them', () => {
    const written: Buffer[] = [];
    const waiting = new WaitingEntries((entry) => void written.push(entry), MAX_BYTES);
    for (let n = 0; written.length === 0; n++)
      waiting.add(n % 5 === 0 ? 1 : 2, randomEntry(n % 5 === 0 ? 1 : 2, n));
    expect(new Set(written.map((entry) => entry.readUInt32BE()))).toEqual(new Set([2]));
    expect(written.length).toBeGreaterThan(70);
    expect(written).toEqual([...written].sort((a, b) => Buffer.compare(a, b)));
  });
});

/** Of the first step, for each wanted row. If half of the listings are left, one step is enough. */
const KEYS_PER_ROW = 2;
/** Of each step. Fewer would need more queries. */
const MIN_KEYS = 100;
const GROWTH = 4;

/** The rows that a scan has found, in the order of its sources. */
export interface Scan<Row, Edge> {
  rows: Row[];
  /** The last position up to which all rows are known, when others can follow and there are not enough. */
  stop: Edge | undefined;
  /** The number of keys that were read, at most. */
  examined: number;
}

/** A part of an index. Another source never has the same rows. */
export interface Source<Row, Edge> {
  /**
   * Reads only keys.
   * @returns the position of the last one, or undefined when fewer keys follow; and their number, at most
   */
  edgeAfter: (from: Edge | undefined, size: number) => Promise<{ edge: Edge | undefined; keys: number }>;
  /** Reads the rows between two edges. */
  read: (from: Edge | undefined, to: Edge | undefined, limit: number) => Promise<Row[]>;
}

interface ScanOptions<Row, Edge> {
  limit: number;
  /** The number of keys that all sources together read at most. */
  maxKeys: number;
  /** Where the scan starts; undefined for the start of each source. */
  after: Edge | undefined;
  edgeOf: (row: Row) => Edge;
  compare: (a: Edge, b: Edge) => number;
}

/**
 * Reads rows in steps until it has enough. A database cannot stop a query after a number of examined documents. Each
 * step starts where the keys of the one before end. The source that is behind the others reads next.
 */
export async function scanInWindows<Row, Edge>(
  sources: readonly Source<Row, Edge>[],
  { limit, maxKeys, after, edgeOf, compare }: ScanOptions<Row, Edge>,
): Promise<Scan<Row, Edge>> {
  const parts = sources.map((source) => ({ source, rows: [] as Row[], steps: 0, edge: after, isOpen: true }));
  let examined = 0;
  const firstSize = Math.max(MIN_KEYS, Math.ceil((KEYS_PER_ROW * limit) / sources.length));
  const advance = async (part: (typeof parts)[number], left: number): Promise<void> => {
    const size = Math.max(1, Math.min(firstSize * GROWTH ** part.steps, left));
    const from = part.edge;
    examined += size;
    part.steps += 1;
    const { edge, keys } = await part.source.edgeAfter(from, size);
    // A source with fewer keys leaves the rest of its share to other sources.
    examined -= size - keys;
    part.edge = edge;
    part.rows.push(...(await part.source.read(from, part.edge, limit - part.rows.length)));
    part.isOpen = part.edge !== undefined && part.rows.length < limit;
  };
  const share = Math.floor(maxKeys / sources.length);
  await Promise.all(parts.map((part) => advance(part, share)));
  for (;;) {
    const rows = parts.flatMap((part) => part.rows);
    const [behind] = parts
      .flatMap((part) => (part.isOpen && part.edge !== undefined ? [{ part, edge: part.edge }] : []))
      .sort((a, b) => compare(a.edge, b.edge));
    if (!behind) return { rows, stop: undefined, examined };
    const known = rows.filter((row) => compare(edgeOf(row), behind.edge) <= 0);
    if (known.length >= limit) return { rows: known, stop: undefined, examined };
    if (examined >= maxKeys) return { rows: known, stop: behind.edge, examined };
    await advance(behind.part, maxKeys - examined);
  }
}

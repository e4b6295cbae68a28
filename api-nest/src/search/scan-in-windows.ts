/** Of the first step, for each wanted row. If half of the listings are left, one step is enough. */
const KEYS_PER_ROW = 2;
const GROWTH = 4;

/** What a scan has found, in the order of its sources. */
export interface Scan<Row, Edge> {
  rows: Row[];
  /** The last position up to which all rows are known, when others can follow and there are not enough. */
  stop: Edge | undefined;
  /** The number of keys that were read, at most. */
  examined: number;
}

/** A part of an index. Another source never has the same rows. */
export interface Source<Row, Edge> {
  /** Reads only keys. @returns undefined when fewer keys follow */
  edgeAfter: (from: Edge | undefined, size: number) => Promise<Edge | undefined>;
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
 * Reads rows in steps until it has enough. A database cannot stop a query after it has examined a number of documents, so
 * each step starts where the keys of the one before end. The source that is behind the others reads next.
 */
export async function scanInWindows<Row, Edge>(
  sources: readonly Source<Row, Edge>[],
  { limit, maxKeys, after, edgeOf, compare }: ScanOptions<Row, Edge>,
): Promise<Scan<Row, Edge>> {
  const parts = sources.map((source) => ({ source, rows: [] as Row[], steps: 0, edge: after, isOpen: true }));
  let examined = 0;
  const advance = async (part: (typeof parts)[number]): Promise<void> => {
    const wanted = Math.ceil((KEYS_PER_ROW * limit * GROWTH ** part.steps) / sources.length);
    const size = Math.max(1, Math.min(wanted, maxKeys - examined));
    const from = part.edge;
    examined += size;
    part.steps += 1;
    part.edge = await part.source.edgeAfter(from, size);
    part.rows.push(...(await part.source.read(from, part.edge, limit - part.rows.length)));
    part.isOpen = part.edge !== undefined && part.rows.length < limit;
  };
  await Promise.all(parts.map(advance));
  for (;;) {
    const rows = parts.flatMap((part) => part.rows);
    const [behind] = parts
      .flatMap((part) => (part.isOpen && part.edge !== undefined ? [{ part, edge: part.edge }] : []))
      .sort((a, b) => compare(a.edge, b.edge));
    if (!behind) return { rows, stop: undefined, examined };
    const known = rows.filter((row) => compare(edgeOf(row), behind.edge) <= 0);
    if (known.length >= limit) return { rows: known, stop: undefined, examined };
    if (examined >= maxKeys) return { rows: known, stop: behind.edge, examined };
    await advance(behind.part);
  }
}

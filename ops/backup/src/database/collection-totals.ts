import type { Db } from 'mongodb';
import type { Totals } from '../archive/format.ts';
import { Tally } from '../archive/tally.ts';

/** Count and checksum of a collection's current documents, computed as in a backup. */
export async function collectionTotals(db: Db, collection: string): Promise<Totals> {
  const tally = new Tally();
  const documents = db.collection(collection).find({}, { raw: true }).sort({ _id: 1 }).hint({ _id: 1 });
  // With `raw` the cursor returns bytes, although its type says documents.
  for await (const document of documents as unknown as AsyncIterable<Uint8Array>) tally.add(document);
  return tally.totals();
}

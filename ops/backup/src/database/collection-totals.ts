import type { Db } from 'mongodb';
import type { Totals } from '../archive/format.ts';
import { Tally } from '../archive/tally.ts';

/** Count and checksum of a collection's documents as they are now, as a backup has them. */
export async function collectionTotals(db: Db, collection: string): Promise<Totals> {
  const tally = new Tally();
  const documents = db.collection(collection).find({}, { raw: true }).sort({ _id: 1 }).hint({ _id: 1 });
  // With `raw` the cursor gives bytes where its type says documents.
  for await (const document of documents as unknown as AsyncIterable<Uint8Array>) tally.add(document);
  return tally.totals();
}

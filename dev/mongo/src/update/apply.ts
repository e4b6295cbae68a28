import { MongoError } from '../errors.ts';
import type { FilterNode } from '../query/filter-node.ts';
import type { Row } from '../query/row.ts';
import type { Collection } from '../storage/collection.ts';
import { insertRecord, replaceRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { sameValue } from '../values/compare.ts';
import { checkContent, maxNesting } from '../values/check-content.ts';
import { decodeExact, encode, maxDocumentBytes } from '../values/codec.ts';
import type { Update } from './parse-update.ts';
import { checkId } from '../storage/document-id.ts';
import { immutableId, upsertDocument } from './upsert.ts';

export interface Applied {
  readonly modified: boolean;
  /** The document after the update. */
  readonly raw: Buffer;
}

/** Inside a write: changes one document. Nothing is written when the update leaves it as it is. */
export function applyUpdate(store: Store, collection: Collection, row: Row, update: Update): Applied {
  const changed = update.change(decodeExact(row.raw), { inserting: false });
  if (!sameValue(changed._id, row.document._id)) throw immutableId();
  const raw = encodeStored(changed, 17419);
  if (raw.equals(row.raw)) return { modified: false, raw };
  replaceRecord(store, collection, row.recordId, row.document, raw, decodeExact(raw));
  return { modified: true, raw };
}

/** Inside a write: inserts what an upsert makes. */
export function applyUpsert(
  store: Store,
  collection: Collection,
  filter: FilterNode,
  update: Update,
): ExactDocument {
  const document = upsertDocument(filter, update);
  checkId(document._id);
  const raw = encodeStored(document, 17420);
  insertRecord(store, collection, raw, document);
  return document;
}

/** `tooLarge` is MongoDB's code for a result over 16 MB. */
function encodeStored(document: ExactDocument, tooLarge: number): Buffer {
  checkContent(document, maxNesting.stored);
  const raw = encode(document, tooLarge);
  if (raw.length <= maxDocumentBytes) return raw;
  throw new MongoError(tooLarge, `Resulting document after update is larger than ${maxDocumentBytes}`);
}

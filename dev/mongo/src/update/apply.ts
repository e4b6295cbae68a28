import { MongoError } from '../errors/mongo-error.ts';
import { insertRecord, replaceRecord } from '../index/records.ts';
import type { FilterNode } from '../language/filter-node.ts';
import type { Row } from '../query/row.ts';
import type { Collection } from '../storage/collection.ts';
import type { Store } from '../storage/store.ts';
import { type ExactDocument, typeName } from '../values/bson-types.ts';
import { checkContent, MAX_STORED_DEPTH } from '../values/check-content.ts';
import { decodeExact, encode, MAX_DOCUMENT_BYTES } from '../values/codec.ts';
import { sameValue } from '../values/compare.ts';
import type { Update } from './parse-update.ts';
import { immutableId, upsertDocument } from './upsert.ts';

interface Applied {
  readonly modified: boolean;
  /** The document after the update. */
  readonly document: ExactDocument;
}

/** Inside a write: changes one document. Writes nothing if the update leaves it unchanged. */
export function applyUpdate(store: Store, collection: Collection, row: Row, update: Update): Applied {
  const changed = update.change(decodeExact(row.raw), false);
  if (!sameValue(changed._id, row.document._id)) throw immutableId();
  const raw = encodeForStorage(changed, 17419);
  if (raw.equals(row.raw)) return { modified: false, document: changed };
  replaceRecord(store, collection, row, raw, changed);
  return { modified: true, document: changed };
}

/** Inside a write: inserts the document of an upsert. */
export function applyUpsert(
  store: Store,
  namespace: string,
  filter: FilterNode,
  update: Update,
): ExactDocument {
  const document = upsertDocument(filter, update);
  insertDocument(store, namespace, document, 17420);
  return document;
}

/** Inside a write: checks and inserts a document with its `_id`, which becomes the first field. */
export function insertDocument(
  store: Store,
  namespace: string,
  { _id, ...rest }: ExactDocument,
  tooLarge = 10334,
): void {
  const document = { _id, ...rest };
  const type = typeName(_id);
  if (type === 'array' || type === 'BSONRegExp' || type === 'missing')
    throw new MongoError(53, `The '_id' value cannot be of type ${type}`);
  const raw = encodeForStorage(document, tooLarge);
  insertRecord(store, store.collectionForInsert(namespace), raw, document);
}

/** `tooLarge` is MongoDB's code for a document over 16 MB. */
function encodeForStorage(document: ExactDocument, tooLarge: number): Buffer {
  checkContent(document, MAX_STORED_DEPTH);
  const raw = encode(document, tooLarge);
  if (raw.length <= MAX_DOCUMENT_BYTES) return raw;
  throw new MongoError(
    tooLarge,
    `BSONObj size: ${raw.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`,
  );
}

import { ObjectId } from 'bson';
import { MongoError, notSupported } from '../errors/mongo-error.ts';
import { insertRecord, replaceRecord } from '../index/records.ts';
import type { FilterNode } from '../language/filter-node.ts';
import type { Row } from '../query/row.ts';
import type { Collection } from '../storage/collection.ts';
import type { Store } from '../storage/store.ts';
import { type ExactDocument, typeName } from '../values/bson-types.ts';
import { checkContent, decodeExact, encode, MAX_DOCUMENT_BYTES, MAX_STORED_DEPTH } from '../values/codec.ts';
import { sameValue } from '../values/compare.ts';
import type { Update } from './parse-update.ts';

interface Applied {
  readonly modified: boolean;
  /** The document after the update. */
  readonly document: ExactDocument;
}

/** Inside a write: changes one document. Writes nothing if the update leaves it unchanged. */
export function applyUpdate(store: Store, collection: Collection, row: Row, update: Update): Applied {
  const document = update.change(decodeExact(row.raw), false);
  checkId(row.document._id, document._id);
  const raw = encodeForStorage(document, 17419);
  if (raw.equals(row.raw)) return { modified: false, document };
  replaceRecord(store, collection, row, raw, document);
  return { modified: true, document };
}

/** Inside a write: inserts the filter's equalities, changed by the update. */
export function applyUpsert(
  store: Store,
  namespace: string,
  filter: FilterNode,
  update: Update,
): ExactDocument {
  const equalities = equalitiesOf(filter);
  const names = new Set(equalities.map(([name]) => name));
  if (names.size < equalities.length)
    throw new MongoError(54, 'cannot infer query fields to set, a path is matched twice');
  const base = equalities.filter(([name]) => !update.isReplacement || name === '_id');
  const id = Object.fromEntries(base)._id;
  const { _id = new ObjectId(), ...rest } = update.change(Object.fromEntries(base), true);
  if (id !== undefined) checkId(id, _id);
  const document = { _id, ...rest };
  insertDocument(store, namespace, document, 17420);
  return document;
}

function equalitiesOf(node: FilterNode): [string, unknown][] {
  if (node.kind === 'compare' && node.operator === '$eq') {
    if (node.path.includes('.')) throw notSupported(`The path '${node.path}' in the filter of an upsert`);
    return [[node.path, node.value]];
  }
  // `$in` with one value is an equality, and so is `$or` with one branch.
  const meetsAll = node.kind === 'and' || (node.kind === 'or' && node.children.length === 1);
  return meetsAll ? node.children.flatMap(equalitiesOf) : [];
}

function checkId(before: unknown, after: unknown): void {
  if (!sameValue(before, after))
    throw new MongoError(66, "Performing an update on '_id' would modify the immutable field '_id'");
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

import type { FieldOrder } from '../values/field-order.ts';

/** An index as the catalog stores it. */
export interface IndexDefinition {
  /** Prefix of its keys in the entries table. */
  readonly id: number;
  readonly name: string;
  readonly fields: readonly FieldOrder[];
  readonly unique: boolean;
  /** The fields that ever had an array: a document can have several values of them, and several entries. */
  arrays: readonly string[];
}

/** A collection as the catalog stores it, with the next free record id. */
export interface Collection {
  readonly namespace: string;
  /** Prefix of its keys in the documents table. */
  readonly id: number;
  /** The first is always the index on `_id`. */
  indexes: IndexDefinition[];
  nextRecordId: number;
}

/** The bytes of an index id, with which its keys start. */
export const ID_BYTES = 4;
const RECORD_ID_BYTES = 6;

/** The bytes of a collection or index id. */
export function idPrefix(id: number): Buffer {
  const bytes = Buffer.allocUnsafe(ID_BYTES);
  bytes.writeUInt32BE(id);
  return bytes;
}

/** The bytes of a record id or a count. */
export function uint48(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(RECORD_ID_BYTES);
  bytes.writeUIntBE(value, 0, RECORD_ID_BYTES);
  return bytes;
}

/** Record ids count up, so a collection scan gives the order of insertion. */
export const documentKey = ({ id }: Collection, recordId: number): Buffer =>
  Buffer.concat([idPrefix(id), uint48(recordId)]);

/** The record id at the end of a document's key or an index entry's key. */
export const recordIdOf = (key: Buffer): number =>
  key.readUIntBE(key.length - RECORD_ID_BYTES, RECORD_ID_BYTES);

/** lmdb's limit for a key with pages of 4 KiB. */
const MAX_STORE_KEY_BYTES = 1978;

/** The largest index key, without index id and record id. */
export const MAX_INDEX_KEY_BYTES = MAX_STORE_KEY_BYTES - ID_BYTES - RECORD_ID_BYTES;

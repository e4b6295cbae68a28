import type { IndexDefinition } from '../index/index-definition.ts';

/** A collection as the catalog keeps it, and the next free record id. */
export interface Collection {
  readonly namespace: string;
  /** Prefix of its keys in the table of documents. */
  readonly id: number;
  /** The first is always the one on `_id`. */
  indexes: IndexDefinition[];
  nextRecordId: number;
}

/** Four bytes of collection or index id. */
export function idPrefix(id: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(id);
  return bytes;
}

/** Record ids count up, so that walking a collection gives the order of insertion. */
export function recordIdBuffer(recordId: number): Buffer {
  const bytes = Buffer.allocUnsafe(6);
  bytes.writeUIntBE(recordId, 0, 6);
  return bytes;
}

export function documentKey(collection: Collection, recordId: number): Buffer {
  const key = Buffer.allocUnsafe(10);
  key.writeUInt32BE(collection.id);
  key.writeUIntBE(recordId, 4, 6);
  return key;
}

/** The record id at the end of a document's or an index entry's key. */
export const recordIdOf = (key: Buffer): number => key.readUIntBE(key.length - 6, 6);

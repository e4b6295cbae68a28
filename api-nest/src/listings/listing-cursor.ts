import { Types } from 'mongoose';

/** A position in the list, newest first: the next page begins after this listing. */
export interface ListingPosition {
  createdAt: Date;
  _id: Types.ObjectId;
}

const TIME_BYTES = 8;
const ID_BYTES = 12;
const MAX_TIME_MS = 8.64e15;

/** Encodes a position as opaque text: 20 bytes in base64url. */
export function encodeCursor({ createdAt, _id }: ListingPosition): string {
  const bytes = Buffer.alloc(TIME_BYTES + ID_BYTES);
  bytes.writeBigInt64BE(BigInt(createdAt.getTime()));
  bytes.write(_id.toHexString(), TIME_BYTES, 'hex');
  return bytes.toString('base64url');
}

/** @returns undefined when the text does not come from encodeCursor */
export function decodeCursor(cursor: string): ListingPosition | undefined {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length !== TIME_BYTES + ID_BYTES || bytes.toString('base64url') !== cursor) return undefined;
  const time = Number(bytes.readBigInt64BE());
  if (Math.abs(time) > MAX_TIME_MS) return undefined;
  return { createdAt: new Date(time), _id: new Types.ObjectId(bytes.toString('hex', TIME_BYTES)) };
}

import { CURSOR_RULE } from '@roommate/contracts';
import { invalidField } from '../problems/problem.ts';
import type { Position, SearchOrder } from './search-order.ts';

const FORMAT = /^(\d{1,4})_(-?\d{1,15}(?:\.\d{1,17})?)_([0-9a-f]{24})$/;

/** Encodes a position as opaque text. */
export const encodePosition = ({ stage, value, id }: Position): string =>
  Buffer.from(`${stage}_${value}_${id}`).toString('base64url');

/** @throws ProblemException 400 when the text does not come from encodePosition, or from another order */
export function decodePosition(cursor: string, { stages }: SearchOrder): Position {
  const [, stage, value, id] = FORMAT.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (id === undefined || Number(stage) >= stages.length) throw invalidField('cursor', CURSOR_RULE);
  return { stage: Number(stage), value: Number(value), id };
}

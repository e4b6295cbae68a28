import { createHash } from 'node:crypto';
import { SEARCH_CURSOR_RULE, type SearchQuery } from '@roommate/contracts';
import { invalidField } from '../problems/problem.ts';
import type { Position, SearchOrder } from './search-order.ts';

const FORMAT = /^(\d{1,4})_(\d{1,15}(?:\.\d{1,17})?)_([0-9a-f]{24})_([0-9a-f]{8})$/;
const FINGERPRINT_LENGTH = 8;

/** A short hash of a search: its filters and its order. A position means nothing in another search. */
function fingerprintOf({ limit: _, cursor: __, ...search }: SearchQuery): string {
  const values = Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, FINGERPRINT_LENGTH);
}

/** Encodes a position in the results of a search as opaque text. */
export const encodePosition = ({ stage, value, id }: Position, query: SearchQuery): string =>
  Buffer.from(`${stage}_${value}_${id}_${fingerprintOf(query)}`).toString('base64url');

/** @throws ProblemException 400 when the text does not come from encodePosition for the same search */
export function decodePosition(cursor: string, query: SearchQuery): Position {
  const [, stage, value, id, search] = FORMAT.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (id === undefined || search !== fingerprintOf(query)) throw invalidField('cursor', SEARCH_CURSOR_RULE);
  return { stage: Number(stage), value: Number(value), id };
}

/** @throws ProblemException 400 when the order does not have the position */
export function mustBeIn(order: SearchOrder, { stage }: Position): void {
  if (stage >= order.stages.length) throw invalidField('cursor', SEARCH_CURSOR_RULE);
}

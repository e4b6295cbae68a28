import { notSupported } from '../errors/mongo-error.ts';
import { bsonTag } from './bson-types.ts';

/**
 * The order of types: https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/.
 * Other types can be stored, but not compared or indexed.
 */
export const rank = {
  nothing: 2,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  objectId: 35,
  boolean: 40,
  date: 45,
} as const;

/** Stands for an empty array in index keys and in sorts. It sorts below null. */
export const nothing = Symbol('nothing');

const rankOfTag: Record<string, number> = {
  Int32: rank.number,
  Double: rank.number,
  Long: rank.number,
  ObjectId: rank.objectId,
};

/** The rank of the value's type in the BSON comparison order. A missing value counts as null. */
export function typeRank(value: unknown): number {
  if (typeof value === 'string') return rank.string;
  if (typeof value === 'number') return rank.number;
  if (typeof value === 'boolean') return rank.boolean;
  if (value === undefined || value === null) return rank.null;
  if (Array.isArray(value)) return rank.array;
  if (value instanceof Date) return rank.date;
  if (value === nothing) return rank.nothing;
  const tag = bsonTag(value);
  if (tag === undefined) return rank.object;
  const known = rankOfTag[tag];
  if (known === undefined) throw notSupported(`Comparing a ${tag} value`);
  return known;
}

import { Binary, BSONRegExp, ObjectId, Timestamp } from 'bson';
import { isDocument, isNumber } from './bson-types.ts';
import { typeRank, rank } from './type-rank.ts';

/** A value as MongoDB shows it in error messages. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (isNumber(value)) return String(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(formatValue).join(', ')} ]`;
  if (value instanceof Binary) return `BinData(${value.sub_type}, ${value.toString('hex').toUpperCase()})`;
  if (value instanceof BSONRegExp) return `/${value.pattern}/${value.options}`;
  if (value instanceof Timestamp) return `Timestamp(${value.t}, ${value.i})`;
  if (isDocument(value)) return formatDocument(value);
  return typeRank(value) === rank.minKey ? 'MinKey' : typeRank(value) === rank.maxKey ? 'MaxKey' : '?';
}

export function formatDocument(document: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(document).map(([name, value]) => `${name}: ${formatValue(value)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

import { EJSON, ObjectId } from 'bson';
import { isDocument, isNumber } from './bson-types.ts';

/** A value as MongoDB shows it in error messages. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (isNumber(value)) return String(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(formatValue).join(', ')} ]`;
  return isDocument(value) ? formatDocument(value) : EJSON.stringify(value);
}

export function formatDocument(document: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(document).map(([name, value]) => `${name}: ${formatValue(value)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

import { EJSON } from 'bson';
import { isDocument } from './bson-types.ts';

/** A value as MongoDB shows it in error messages. */
export function formatValue(value: unknown): string {
  if (!isDocument(value)) return EJSON.stringify(value ?? null);
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${formatValue(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

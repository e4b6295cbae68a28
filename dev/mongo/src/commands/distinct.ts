import { pull } from '../query/batch.ts';
import { distinctByIndex } from '../query/distinct-scan.ts';
import { findRows } from '../query/find.ts';
import { parseHint } from '../query/hint.ts';
import { parseFilter } from '../query/parse-filter.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { encodeValue } from '../values/encode-key.ts';
import { valuesAt } from '../values/paths.ts';
import { anyField, type Command, documentField, namespaceOf, readFields, stringField } from './command.ts';
import { checkCollation } from './find.ts';

const shape = {
  distinct: stringField,
  key: stringField,
  query: documentField.default({}),
  collation: anyField.optional(),
  hint: anyField.optional(),
};

export function parseDistinct(body: ExactDocument) {
  const { key, query, collation, hint } = readFields(body, 'distinct', shape);
  checkCollation(collation);
  const request = { filter: parseFilter(query), sort: [], hint: parseHint(hint), skip: 0, limit: undefined };
  return { key, request, isUnfiltered: Object.keys(query).length === 0 };
}

export const distinct: Command = async (context) => {
  const { reader, read, body, deadline } = context;
  const namespace = namespaceOf(context);
  const { key, request, isUnfiltered } = parseDistinct(body);
  const collection = reader.catalog.find(namespace);
  const jumped =
    collection && isUnfiltered && !request.hint ? distinctByIndex(reader, collection, key) : undefined;
  const time = read && { atClusterTime: read.time };
  if (jumped) return { values: jumped.values, ...time };
  const values = new Map<string, unknown>();
  const found = findRows(reader, collection, request);
  await pull(found.rows, found.suspend, deadline, ({ document }) => {
    for (const value of distinctValues(document, key))
      values.set(encodeValue(value).toString('latin1'), value);
    return true;
  });
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
  return { values: sorted.map(([, value]) => value), ...time };
};

/** Elements of an array count one by one; missing fields do not count. */
export function distinctValues(document: ExactDocument, key: string): unknown[] {
  return valuesAt(document, key)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter((value) => value !== undefined);
}

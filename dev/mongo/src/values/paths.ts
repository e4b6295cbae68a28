import { type ExactDocument, isDocument } from './bson-types.ts';

export const isArrayIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

/**
 * Every value that a dotted path reaches, through the elements of arrays as in MongoDB's filters. `undefined` stands for
 * a path that ends early. An array at the end of the path is one value; the caller looks inside.
 */
export function valuesAt(document: ExactDocument, path: string): unknown[] {
  if (!path.includes('.')) return [ownField(document, path)];
  const found: unknown[] = [];
  collect(document, path.split('.'), 0, found);
  return found;
}

export function ownField(document: ExactDocument, name: string): unknown {
  return Object.hasOwn(document, name) ? document[name] : undefined;
}

function collect(value: unknown, parts: readonly string[], at: number, found: unknown[]): void {
  const part = parts[at];
  if (part === undefined) {
    found.push(value);
  } else if (isDocument(value)) {
    const child = ownField(value, part);
    if (Array.isArray(child) && at + 1 < parts.length) collectInArray(child, parts, at + 1, found);
    else collect(child, parts, at + 1, found);
  } else {
    found.push(undefined);
  }
}

function collectInArray(
  array: readonly unknown[],
  parts: readonly string[],
  at: number,
  found: unknown[],
): void {
  const part = parts[at] ?? '';
  if (isArrayIndex(part) && Number(part) < array.length) {
    const item = array[Number(part)];
    if (Array.isArray(item) && at + 1 < parts.length) collectInArray(item, parts, at + 1, found);
    else collect(item, parts, at + 1, found);
  }
  for (const item of array) if (isDocument(item)) collect(item, parts, at, found);
}

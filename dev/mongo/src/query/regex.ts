import { BSONRegExp } from 'bson';
import { MongoError } from '../errors.ts';
import { sameValue } from '../values/compare.ts';
import { toRegExp } from '../values/plain.ts';
import type { FilterNode } from './filter-node.ts';

/** Compiles a pattern; 51091 is MongoDB's code for one that is invalid. */
export function compileRegex(pattern: string, options: string): RegExp {
  try {
    return toRegExp({ pattern, options });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MongoError(51091, `Regular expression is invalid or not supported: ${reason}`);
  }
}

/** Matches strings, and the same regular expression stored as a value. */
export function regexNode(path: string, pattern: string, options: string): FilterNode {
  const compiled = compileRegex(pattern, options);
  const self = new BSONRegExp(pattern, options);
  const test = (value: unknown): boolean =>
    typeof value === 'string' ? compiled.test(value) : value instanceof BSONRegExp && sameValue(value, self);
  return { kind: 'value', path, ofElements: true, test };
}

import { BSONRegExp, Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import { notSupported } from '../errors.ts';
import { isDocument } from './bson-types.ts';

/**
 * Plain JavaScript numbers and regular expressions for mingo, which knows no BSON number types. A Long beyond 2^53 and a
 * Decimal128 would be computed with wrongly, so they are refused.
 */
export function toPlain(value: unknown): unknown {
  if (value instanceof Int32 || value instanceof Double) return value.value;
  if (value instanceof Long) {
    const double = value.toNumber();
    if (!Number.isSafeInteger(double)) throw notSupported('Computing with an integer beyond 2^53');
    return double;
  }
  if (value instanceof Decimal128) throw notSupported('Computing with a Decimal128 value');
  if (value instanceof BSONRegExp) return toRegExp(value);
  if (value instanceof ObjectId || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(toPlain);
  if (isDocument(value))
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toPlain(field)]));
  return value;
}

/** JavaScript's regular expression for MongoDB's (PCRE) one; throws SyntaxError where it has none. */
export function toRegExp({ pattern, options }: { pattern: string; options: string }): RegExp {
  if (/[^imsu]/.test(options)) throw new SyntaxError(`option ${options}`);
  const flags = [...new Set(options.replace('u', ''))].join('');
  try {
    return new RegExp(pattern, `${flags}u`);
  } catch {
    // PCRE takes escapes such as \- and \_ that JavaScript takes only outside its Unicode mode.
    return new RegExp(pattern, flags);
  }
}

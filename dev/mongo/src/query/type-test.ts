import { Decimal128 } from 'bson';
import { MongoError } from '../errors.ts';
import { isNumber, toDouble, typeAlias, typeNumbers } from '../values/bson-types.ts';

const known = new Set(Object.values(typeNumbers));
const numeric = new Set(['int', 'long', 'double', 'decimal']);

/** The test of `$type`: a number or an alias of a BSON type, or a list of them. */
export function typeTest(operand: unknown): (value: unknown) => boolean {
  const aliases = new Set((Array.isArray(operand) ? operand : [operand]).map(aliasOf));
  if (aliases.size === 0) throw new MongoError(9, '$type must match at least one type');
  return (value) => {
    if (value === undefined) return false;
    const alias = typeAlias(value);
    return aliases.has(alias) || (aliases.has('number') && numeric.has(alias));
  };
}

function aliasOf(type: unknown): string {
  const alias =
    isNumber(type) && !(type instanceof Decimal128)
      ? typeNumbers[toDouble(type)]
      : typeof type === 'string'
        ? type
        : undefined;
  if (alias === undefined || !(known.has(alias) || alias === 'number')) {
    throw new MongoError(2, `Unknown type name alias: ${String(type)}`);
  }
  return alias;
}

import { Decimal128, Double, Int32, Long } from 'bson';
import { MongoError, notSupported } from '../errors.ts';
import { type ExactNumber, isNumber, toDouble, typeAlias } from '../values/bson-types.ts';
import { formatDocument } from '../values/format.ts';
import type { ModifierFactory } from './modifier.ts';

interface Arithmetic {
  readonly name: string;
  readonly verb: string;
  readonly ofIntegers: (a: bigint, b: bigint) => bigint;
  readonly ofDoubles: (a: number, b: number) => number;
  /** The result where there is no field yet. */
  readonly ofNothing: (operand: ExactNumber) => ExactNumber;
}

const arithmetic =
  ({ name, verb, ofIntegers, ofDoubles, ofNothing }: Arithmetic): ModifierFactory =>
  (operand, path) => {
    if (!isNumber(operand)) {
      throw new MongoError(
        14,
        `Cannot ${verb} with non-numeric argument: ${formatDocument({ [path]: operand })}`,
      );
    }
    const amount = supported(operand, name);
    return (place, { id }) => {
      const { value } = place;
      if (value === undefined) {
        place.set(ofNothing(amount));
        return;
      }
      if (!isNumber(value)) {
        throw new MongoError(
          14,
          `Cannot apply ${name} to a value of non-numeric type. ${formatDocument({ _id: id })} has the field ` +
            `'${path.split('.').at(-1) ?? ''}' of non-numeric type ${typeAlias(value)}`,
        );
      }
      place.set(combine(supported(value, name), amount));
    };

    function combine(a: ExactNumber, b: ExactNumber): ExactNumber {
      if (isDouble(a) || isDouble(b)) return new Double(ofDoubles(toDouble(a), toDouble(b)));
      const result = ofIntegers(BigInt(a.toString()), BigInt(b.toString()));
      const fitsInt = BigInt.asIntN(32, result) === result;
      if (fitsInt && !(a instanceof Long) && !(b instanceof Long)) return new Int32(Number(result));
      if (BigInt.asIntN(64, result) !== result) {
        throw new MongoError(
          2,
          `Failed to apply ${name} operations to current value: 64-bit integer overflow`,
        );
      }
      return Long.fromBigInt(result);
    }
  };

const isDouble = (value: ExactNumber): boolean =>
  value instanceof Double || (typeof value === 'number' && !Number.isInteger(value));

function supported(value: ExactNumber | Decimal128, name: string): ExactNumber {
  if (value instanceof Decimal128) throw notSupported(`${name} of a Decimal128 value`);
  return value;
}

export const arithmeticModifiers: Readonly<Record<string, ModifierFactory>> = {
  $inc: arithmetic({
    name: '$inc',
    verb: 'increment',
    ofIntegers: (a, b) => a + b,
    ofDoubles: (a, b) => a + b,
    ofNothing: (operand) => operand,
  }),
  $mul: arithmetic({
    name: '$mul',
    verb: 'multiply',
    ofIntegers: (a, b) => a * b,
    ofDoubles: (a, b) => a * b,
    ofNothing: (operand) =>
      operand instanceof Long ? Long.ZERO : isDouble(operand) ? new Double(0) : new Int32(0),
  }),
};

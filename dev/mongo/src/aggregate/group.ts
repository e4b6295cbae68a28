import { Int32 } from 'bson';
import { MongoError, unknownName } from '../errors/mongo-error.ts';
import { type Expression, parseExpression } from '../language/expression.ts';
import { addNumbers } from '../values/add-numbers.ts';
import { type ExactDocument, isDocument, isNumber } from '../values/bson-types.ts';
import { compareValues } from '../values/compare.ts';
import { encodeValue } from '../values/encode-key.ts';

/** One stage of a pipeline, over all documents that reach it. */
export type Stage = (documents: readonly ExactDocument[]) => readonly ExactDocument[];

/** Adds the value of one more document to the result of its group. */
type Accumulator = (result: unknown, value: unknown) => unknown;

/** `$sum` counts only numbers. */
const sum: Accumulator = (result = new Int32(0), value) =>
  isNumber(result) && isNumber(value) ? addNumbers(result, value) : result;

/** `$min` and `$max` ignore null and missing values. */
const extreme =
  (sign: 1 | -1): Accumulator =>
  (result = null, value) => {
    if (value === undefined || value === null) return result;
    return result === null || compareValues(value, result) * sign > 0 ? value : result;
  };

const accumulators: ReadonlyMap<string, Accumulator> = new Map([
  ['$sum', sum],
  ['$min', extreme(-1)],
  ['$max', extreme(1)],
]);

interface GroupField {
  readonly name: string;
  readonly accumulate: Accumulator;
  readonly operand: Expression;
}

export function compileGroup(specification: unknown): Stage {
  if (!isDocument(specification))
    throw new MongoError(15947, "a group's fields must be specified in an object");
  const { _id, ...others } = specification;
  if (_id === undefined) throw new MongoError(15955, 'a group specification must include an _id');
  const id = parseExpression(_id);
  const fields = Object.entries(others).map(([name, value]) => parseField(name, value));
  return (documents) => {
    const groups = new Map<string, ExactDocument>();
    for (const document of documents) {
      const key = id(document) ?? null;
      const text = encodeValue(key).toString('latin1');
      const group = groups.get(text) ?? { _id: key };
      for (const { name, accumulate, operand } of fields)
        group[name] = accumulate(group[name], operand(document));
      groups.set(text, group);
    }
    return [...groups.values()];
  };
}

function parseField(name: string, value: unknown): GroupField {
  if (name.includes('.')) throw new MongoError(40235, `The field name '${name}' cannot contain '.'`);
  if (!isDocument(value)) throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
  const [[operator, operand] = ['', undefined], ...more] = Object.entries(value);
  if (operator === '' || more.length > 0)
    throw new MongoError(40238, `The field '${name}' must specify one accumulator`);
  const accumulate = accumulators.get(operator);
  if (!accumulate) throw unknownName(15952, `unknown group operator '${operator}'`);
  return { name, accumulate, operand: parseExpression(operand) };
}

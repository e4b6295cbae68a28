import { MongoError, notSupported } from '../errors.ts';
import { type ExactDocument, isDocument, isNumber } from '../values/bson-types.ts';
import { checkExpression } from './expression.ts';
import { checkAccumulator } from './served-operators.ts';

type Check = (operand: unknown, name: string) => void;

function documentOf(operand: unknown, name: string, code: number): ExactDocument {
  if (isDocument(operand)) return operand;
  throw new MongoError(code, `the ${name} specification must be an object`);
}

/** Refuses an option that a stage does not know: it would be passed over. */
function checkOptions(options: ExactDocument, known: readonly string[], name: string, code: number): void {
  const unknown = Object.keys(options).find((option) => !known.includes(option));
  if (unknown !== undefined) throw new MongoError(code, `unrecognized option to ${name} stage: ${unknown}`);
}

const isOperator = (value: ExactDocument): boolean => Object.keys(value)[0]?.startsWith('$') === true;

/** MongoDB puts such fields into each element of an array on the way, and keeps the other fields of a document. */
function refuseInnerFields(fields: ExactDocument, name: string): void {
  for (const [path, value] of Object.entries(fields)) {
    if (isDocument(value) && !isOperator(value)) throw notSupported(`A nested document in ${name}`);
    const isFlag = typeof value === 'boolean' || isNumber(value);
    if (path.includes('.') && !(name === '$project' && isFlag))
      throw notSupported(`A dotted path in ${name}`);
  }
}

const checkFields =
  (wrongType: number, empty: number): Check =>
  (operand, name) => {
    const fields = documentOf(operand, name, wrongType);
    if (Object.keys(fields).length === 0) {
      throw new MongoError(empty, `Invalid ${name} :: specification must have at least one field`);
    }
    refuseInnerFields(fields, name);
    checkExpression(fields);
  };

const checkUnset: Check = (operand) => {
  const paths = Array.isArray(operand) ? (operand as unknown[]) : [operand];
  if (paths.length === 0) throw new MongoError(31119, '$unset specification must have at least one field');
  if (!paths.every((path) => typeof path === 'string'))
    throw new MongoError(31002, '$unset specification must be a string or an array of strings');
};

const checkGroup: Check = (operand, name) => {
  const { _id, ...sums } = documentOf(operand, name, 15947);
  if (_id === undefined) throw new MongoError(15955, 'a group specification must include an _id');
  checkExpression(_id);
  for (const [field, sum] of Object.entries(sums)) {
    if (field.includes('.')) throw new MongoError(40235, `The field name '${field}' cannot contain '.'`);
    if (!isDocument(sum)) throw new MongoError(40234, `The field '${field}' must be an accumulator object`);
    const [[accumulator, value] = ['', undefined], ...others] = Object.entries(sum);
    if (accumulator === '' || others.length > 0)
      throw new MongoError(40238, `The field '${field}' must specify one accumulator`);
    checkAccumulator(accumulator);
    checkExpression(value);
  }
};

const checkUnwind: Check = (operand, name) => {
  if (typeof operand !== 'string' && !isDocument(operand))
    throw new MongoError(15981, `the ${name} stage takes a string or an object`);
  const options: ExactDocument = typeof operand === 'string' ? { path: operand } : operand;
  checkOptions(options, ['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'], name, 28811);
  const { path, includeArrayIndex: index, preserveNullAndEmptyArrays: preserve } = options;
  if (typeof path !== 'string') throw new MongoError(28808, `expected a string as the path of ${name}`);
  if (!path.startsWith('$')) throw new MongoError(28818, `path option to ${name} should start with '$'`);
  if (index !== undefined && (typeof index !== 'string' || index === ''))
    throw new MongoError(28810, `includeArrayIndex of ${name} must be a non-empty string`);
  if (preserve !== undefined && typeof preserve !== 'boolean')
    throw new MongoError(28809, `preserveNullAndEmptyArrays of ${name} must be a boolean`);
};

const checkReplaceRoot: Check = (operand, name) => {
  const options = documentOf(operand, name, 40229);
  checkOptions(options, ['newRoot'], name, 40230);
  if (options.newRoot === undefined)
    throw new MongoError(40231, `no newRoot specified for the ${name} stage`);
  checkExpression(options.newRoot);
};

const checkSortByCount: Check = (operand, name) => {
  if (isDocument(operand) ? !isOperator(operand) : typeof operand !== 'string' || !operand.startsWith('$'))
    throw new MongoError(40149, `the ${name} field must be a path that begins with $ or an expression`);
  checkExpression(operand);
};

const checkBucket: Check = (operand, name) => {
  const options = documentOf(operand, name, 40201);
  checkOptions(options, ['groupBy', 'boundaries', 'default', 'output'], name, 40197);
  const { output, groupBy } = options;
  checkExpression(groupBy);
  checkGroup({ _id: null, ...(output === undefined ? {} : documentOf(output, name, 40196)) }, name);
};

const checks: Readonly<Record<string, Check>> = {
  $project: checkFields(15969, 51272),
  $addFields: checkFields(40272, 40177),
  $set: checkFields(40272, 40177),
  $unset: checkUnset,
  $group: checkGroup,
  $unwind: checkUnwind,
  $replaceRoot: checkReplaceRoot,
  $replaceWith: checkExpression,
  $sortByCount: checkSortByCount,
  $bucket: checkBucket,
};

/** Refuses, with MongoDB's code, what mingo would pass over in the stage or compute otherwise than MongoDB. */
export function checkStage(name: string, operand: unknown): void {
  checks[name]?.(operand, name);
}

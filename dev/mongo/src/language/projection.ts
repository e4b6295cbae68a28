import { MongoError, notSupported } from '../errors/mongo-error.ts';
import { isDocument, isNumber, toDouble } from '../values/bson-types.ts';
import { decodeExact, encode } from '../values/codec.ts';
import { elementsOf, joinElements, selectElements } from '../values/raw-document.ts';
import { type Expression, parseExpression } from './expression.ts';

export interface Projection {
  /** Changes an encoded document into what the client asked for. */
  readonly apply: (document: Buffer) => Buffer;
  /** The fields of the result. Undefined if it has computed fields, or all but some. */
  readonly fields: readonly string[] | undefined;
}

/** Compiles a projection. Returns undefined if it is empty, so that the stored bytes can go out unchanged. */
export function parseProjection(projection: unknown): Projection | undefined {
  if (projection === undefined || projection === null) return undefined;
  if (!isDocument(projection)) throw new MongoError(14, 'Expected projection to be an object');
  const flags = new Map<string, boolean>();
  const computed: [string, Expression][] = [];
  for (const [name, value] of Object.entries(projection)) {
    checkName(name);
    const flag = flagOf(value);
    if (flag === undefined) computed.push([name, parseExpression(value)]);
    else flags.set(name, flag);
  }
  if (flags.size === 0 && computed.length === 0) return undefined;
  const includes = isInclusion(flags, computed.length > 0);
  const others = [...flags.keys()].filter((name) => name !== '_id');
  // `_id` is part of the result unless the projection says otherwise.
  const listed = (flags.get('_id') ?? true) === includes ? [...others, '_id'] : others;
  const rawNames = listed.map((name) => Buffer.from(name));
  const select = (document: Buffer): Buffer => selectElements(document, rawNames, includes);
  if (computed.length === 0) return { apply: select, fields: includes ? listed : undefined };
  const apply = (document: Buffer): Buffer => {
    const decoded = decodeExact(document);
    const fields = Object.fromEntries(computed.map(([name, compute]) => [name, compute(decoded)]));
    return joinElements([elementsOf(select(document)), elementsOf(encode(fields))]);
  };
  return { apply, fields: undefined };
}

function checkName(name: string): void {
  if (name === '') throw new MongoError(40352, 'FieldPath field names may not be empty strings.');
  if (name.includes('.') || name.includes('$')) throw notSupported(`The path '${name}' in a projection`);
}

function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return isNumber(value) ? toDouble(value) !== 0 : undefined;
}

/** Inclusion and exclusion do not mix, except for `_id`. */
function isInclusion(flags: ReadonlyMap<string, boolean>, computes: boolean): boolean {
  const others = [...flags].filter(([name]) => name !== '_id');
  const includes = computes || (others[0]?.[1] ?? flags.get('_id') ?? false);
  const wrong = others.find(([, flag]) => flag !== includes);
  if (!wrong) return includes;
  const code = includes ? 31254 : 31253;
  throw new MongoError(code, `A projection cannot both include and exclude fields: ${wrong[0]}`);
}

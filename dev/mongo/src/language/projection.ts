import { MongoError, notSupported } from '../errors/mongo-error.ts';
import { type ExactDocument, isDocument, isNumber, toDouble } from '../values/bson-types.ts';
import { selectElements } from '../values/raw-document.ts';
import { type Expression, parseExpression } from './expression.ts';

/** Changes a document into what the client asked for. */
export interface Projection {
  ofDocument: (document: ExactDocument) => ExactDocument;
  /** Does the same with an encoded document, without decoding it. Undefined if the projection computes fields. */
  ofBytes: ((document: Buffer) => Buffer) | undefined;
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
  const names = new Set(listed);
  const rawNames = listed.map((name) => Buffer.from(name));
  return {
    ofDocument: (document) =>
      Object.fromEntries([
        ...Object.entries(document).filter(([name]) => names.has(name) === includes),
        ...computed.flatMap(([name, compute]) => {
          const value = compute(document);
          return value === undefined ? [] : [[name, value] as const];
        }),
      ]),
    ofBytes: computed.length > 0 ? undefined : (document) => selectElements(document, rawNames, includes),
  };
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
  const [inner, outer, code] = includes
    ? ['exclusion', 'inclusion', 31254]
    : ['inclusion', 'exclusion', 31253];
  throw new MongoError(Number(code), `Cannot do ${inner} on field ${wrong[0]} in ${outer} projection`);
}

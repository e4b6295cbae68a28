/** The parts of JSON Schema (2020-12) that the API's document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  /** An enumeration that can be extended: consumers must accept unknown values. */
  'x-extensible'?: boolean;
  [keyword: string]: unknown;
}

/** A schema of a document, with the schemas to which its references lead. */
interface Side {
  schema?: JsonSchema | undefined;
  schemas: Record<string, JsonSchema>;
}

const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const textRules = ['pattern', 'format'];

const resolved = ({ schema = {}, schemas }: Side): JsonSchema =>
  schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
const variantsOf = (schema: JsonSchema): JsonSchema[] => schema.anyOf ?? schema.oneOf ?? [schema];
const typesOf = ({ type }: JsonSchema): string[] | undefined =>
  type === undefined ? undefined : [type].flat();
const valuesOf = (schema: JsonSchema): unknown[] | undefined =>
  'const' in schema ? [schema.const] : schema.enum;

/**
 * Lists the reasons why the outer schema does not accept every value of the inner schema. Empty when it accepts all. It
 * compares keyword by keyword, so it can report a harmless difference, but it misses none.
 * @param where the start of each message
 * @param isSent whether consumers depend on the fields and values of the outer schema, so none may be missing
 */
export function outside(inner: Side, outer: Side, where: string, isSent = false): string[] {
  const sub = resolved(inner);
  const sup = resolved(outer);
  const side = (of: Side, schema: JsonSchema): Side => ({ ...of, schema });
  if (variantsOf(sub).length > 1 || variantsOf(sup).length > 1) {
    return variantsOf(sub).flatMap((variant) => {
      const reasons = variantsOf(sup).map((other) =>
        outside(side(inner, variant), side(outer, other), where, isSent),
      );
      const best = reasons.toSorted((a, b) => a.length - b.length)[0] ?? [];
      return best;
    });
  }
  const nested = (name: string, a: JsonSchema, b: JsonSchema): string[] =>
    outside(side(inner, a), side(outer, b), `${where}${name}`, isSent);
  return [
    ...typeReasons(sub, sup),
    ...valueReasons(sub, sup),
    ...ruleReasons(sub, sup),
    ...objectReasons(sub, sup),
  ]
    .map((reason) => `${where}: ${reason}`)
    .concat(
      sup.items ? nested('[]', sub.items ?? {}, sup.items) : [],
      Object.entries(sub.properties ?? {}).flatMap(([name, property]) => {
        const other = sup.properties?.[name];
        return other ? nested(`.${name}`, property, other) : [];
      }),
      isSent ? removedParts(sub, sup).map((part) => `${where}${part} was removed`) : [],
    );
}

function removedParts(sub: JsonSchema, sup: JsonSchema): string[] {
  const fields = Object.keys(sup.properties ?? {}).filter((name) => !sub.properties?.[name]);
  const values = sup['x-extensible'] ? (sup.enum ?? []) : [];
  const missing = values.filter((value) => !sub.enum?.includes(value));
  return [...fields.map((name) => `.${name}:`), ...missing.map((value) => `: ${JSON.stringify(value)}`)];
}

function typeReasons(sub: JsonSchema, sup: JsonSchema): string[] {
  const allowed = typesOf(sup);
  if (!allowed) return [];
  const types = typesOf(sub) ?? ['anything'];
  const unexpected = types.filter(
    (type) => !allowed.includes(type) && !(type === 'integer' && allowed.includes('number')),
  );
  return unexpected.map((type) => `${type} instead of ${allowed.join(' or ')}`);
}

function valueReasons(sub: JsonSchema, sup: JsonSchema): string[] {
  const allowed = valuesOf(sup);
  if (!allowed || sup['x-extensible']) return [];
  const values = valuesOf(sub);
  if (!values) return [`any value instead of ${allowed.length} values`];
  return values
    .filter((value) => !allowed.includes(value))
    .map((value) => `the value ${JSON.stringify(value)}`);
}

function ruleReasons(sub: JsonSchema, sup: JsonSchema): string[] {
  const broken = (rules: string[], holds: (a: unknown, b: unknown) => boolean) =>
    rules
      .filter((rule) => sup[rule] !== undefined && !holds(sub[rule], sup[rule]))
      .map(
        (rule) => `${rule} ${JSON.stringify(sub[rule]) ?? 'open'} instead of ${JSON.stringify(sup[rule])}`,
      );
  return [
    ...broken(upperBounds, (a, b) => typeof a === 'number' && a <= Number(b)),
    ...broken(lowerBounds, (a, b) => typeof a === 'number' && a >= Number(b)),
    ...broken(textRules, (a, b) => a === b),
  ];
}

function objectReasons(sub: JsonSchema, sup: JsonSchema): string[] {
  const required = (sup.required ?? []).filter((name) => !sub.required?.includes(name));
  const closed = sup.additionalProperties === false;
  const unknown = Object.keys(sub.properties ?? {}).filter((name) => closed && !sup.properties?.[name]);
  return [
    ...required.map((name) => `${name} is required on one side only`),
    ...unknown.map((name) => `${name} is not known on one side`),
    ...(closed && sub.additionalProperties !== false && sub.type === 'object'
      ? ['other fields are refused']
      : []),
  ];
}

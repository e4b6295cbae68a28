import type { Media, OpenApiDocument, Operation, Parameter, Response } from './openapi-document.ts';
import { METHODS } from './openapi-document.ts';
import { type JsonSchema, outside, type Side } from './schema-within.ts';

interface Documents {
  before: OpenApiDocument;
  after: OpenApiDocument;
}

const sideOf = ({ components }: OpenApiDocument, schema: JsonSchema = {}): Side => ({
  schema,
  resolve: (reference) => components.schemas[reference.split('/').at(-1) ?? ''] ?? {},
});

/**
 * What in a document would break those who use the API by the document before it: one sentence each. What is sent may
 * only be taken more freely, what is answered may only be narrower, but for new fields, which everybody has to expect.
 */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const documents = { before, after };
  return Object.entries(before.paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const old = operations[method];
      if (!old) return [];
      const call = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      return now
        ? operationChanges(documents, old, now).map((text) => `${call}: ${text}`)
        : [`${call} is gone`];
    }),
  );
}

function operationChanges(documents: Documents, old: Operation, now: Operation): string[] {
  return [
    ...(old.operationId === now.operationId
      ? []
      : [`operationId ${old.operationId} is ${now.operationId} now`]),
    ...(isOpen(old) && !isOpen(now) ? ['a token is needed now'] : []),
    ...parameterChanges(documents, old.parameters ?? [], now.parameters ?? []),
    ...bodyChanges(documents, old.requestBody, now.requestBody),
    ...Object.entries(old.responses).flatMap(([status, response]) =>
      responseChanges(documents, status, response, now.responses[status]),
    ),
  ];
}

const isOpen = ({ security = [] }: Operation): boolean =>
  security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0);

function parameterChanges({ before, after }: Documents, old: Parameter[], now: Parameter[]): string[] {
  const same = (a: Parameter) => (b: Parameter) =>
    a.in === b.in && a.name.toLowerCase() === b.name.toLowerCase();
  const label = ({ in: place, name }: Parameter) => `${place} parameter ${name}`;
  const gone = old.filter((parameter) => !now.some(same(parameter))).map((p) => `${label(p)} is gone`);
  const changed = now.flatMap((parameter) => {
    const known = old.find(same(parameter));
    const demanded = parameter.required && !known?.required ? [`${label(parameter)} is required now`] : [];
    if (!known) return demanded;
    const sent = sideOf(before, known.schema);
    return [...demanded, ...outside(sent, sideOf(after, parameter.schema), label(parameter))];
  });
  return [...gone, ...changed];
}

function bodyChanges(
  { before, after }: Documents,
  old: Operation['requestBody'],
  now: Operation['requestBody'],
): string[] {
  const demanded = now?.required && !old?.required ? ['a body is required now'] : [];
  const compared = Object.entries(old?.content ?? {}).flatMap(([type, { schema }]) => {
    const media: Media | undefined = now?.content[type];
    if (!media) return [`a body of ${type} is taken no more`];
    return outside(sideOf(before, schema), sideOf(after, media.schema), 'body');
  });
  return [...demanded, ...compared];
}

/** An error may go away or come anew; the answers that a consumer works with may not. */
function responseChanges(
  { before, after }: Documents,
  status: string,
  old: Response,
  now: Response | undefined,
): string[] {
  if (!now) return status < '400' ? [`the answer ${status} is gone`] : [];
  const headers = Object.keys(old.headers ?? {}).filter((name) => now.headers?.[name] === undefined);
  const compared = Object.entries(old.content ?? {}).flatMap(([type, { schema }]) => {
    const media: Media | undefined = now.content?.[type];
    if (!media) return [`${status} comes no more as ${type}`];
    const [was, is] = [sideOf(before, schema), sideOf(after, media.schema)];
    return [...outside(is, was, `${status} `), ...goneFields(is, was, `${status} `)];
  });
  return [...headers.map((name) => `${status} has no header ${name} any more`), ...compared];
}

/** Fields that no answer has any more, and codes that programs wait for: the schema may lose them, its readers may not. */
function goneFields(now: Side, old: Side, where: string): string[] {
  const inside = ({ schema, resolve }: Side): JsonSchema => (schema.$ref ? resolve(schema.$ref) : schema);
  const [is, was] = [inside(now), inside(old)];
  const nested = was.items
    ? goneFields({ ...now, schema: is.items ?? {} }, { ...old, schema: was.items }, `${where}[]`)
    : [];
  const fields = Object.entries(was.properties ?? {}).flatMap(([name, property]) => {
    const other = is.properties?.[name];
    const place = `${where}.${name}`;
    return other
      ? goneFields({ ...now, schema: other }, { ...old, schema: property }, place)
      : [`${place}: is gone`];
  });
  return [...nested, ...fields, ...goneValues(is, was).map((value) => `${where}: ${value} is gone`)];
}

/** An enumeration that may gain values is told from one that narrows: its values are promised one by one. */
function goneValues(now: JsonSchema, old: JsonSchema): string[] {
  if (!old['x-extensible']) return [];
  return (old.enum ?? []).filter((value) => !now.enum?.includes(value)).map((value) => JSON.stringify(value));
}

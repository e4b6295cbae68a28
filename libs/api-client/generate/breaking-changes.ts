import type { Media, OpenApiDocument, Operation, Parameter, Response } from './openapi-document.ts';
import { methods } from './openapi-document.ts';
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
 * Lists the changes of a document that would break consumers of the previous one, one message each. Requests may only be
 * accepted more freely. Responses may only become narrower, except for new fields, which consumers must expect.
 */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const documents = { before, after };
  return Object.entries(before.paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const old = operations[method];
      if (!old) return [];
      const operation = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      return now
        ? operationChanges(documents, old, now).map((text) => `${operation}: ${text}`)
        : [`${operation} was removed`];
    }),
  );
}

function operationChanges(documents: Documents, old: Operation, now: Operation): string[] {
  return [
    ...(old.operationId === now.operationId
      ? []
      : [`operationId changed from ${old.operationId} to ${now.operationId}`]),
    ...(isOpen(old) && !isOpen(now) ? ['a token is now required'] : []),
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
  const removed = old.filter((parameter) => !now.some(same(parameter))).map((p) => `${label(p)} was removed`);
  const changed = now.flatMap((parameter) => {
    const known = old.find(same(parameter));
    const required = parameter.required && !known?.required ? [`${label(parameter)} is now required`] : [];
    if (!known) return required;
    const sent = sideOf(before, known.schema);
    return [...required, ...outside(sent, sideOf(after, parameter.schema), label(parameter))];
  });
  return [...removed, ...changed];
}

function bodyChanges(
  { before, after }: Documents,
  old: Operation['requestBody'],
  now: Operation['requestBody'],
): string[] {
  const required = now?.required && !old?.required ? ['a body is now required'] : [];
  const compared = Object.entries(old?.content ?? {}).flatMap(([type, { schema }]) => {
    const media: Media | undefined = now?.content[type];
    if (!media) return [`a body of ${type} is no longer accepted`];
    return outside(sideOf(before, schema), sideOf(after, media.schema), 'body');
  });
  return [...required, ...compared];
}

/** Errors may appear and disappear. Successful responses may not. */
function responseChanges(
  { before, after }: Documents,
  status: string,
  old: Response,
  now: Response | undefined,
): string[] {
  if (!now) return status < '400' ? [`the response ${status} was removed`] : [];
  const headers = Object.keys(old.headers ?? {}).filter((name) => now.headers?.[name] === undefined);
  const compared = Object.entries(old.content ?? {}).flatMap(([type, { schema }]) => {
    const media: Media | undefined = now.content?.[type];
    if (!media) return [`${status} no longer has the media type ${type}`];
    const [was, is] = [sideOf(before, schema), sideOf(after, media.schema)];
    return [...outside(is, was, `${status} `), ...removedFields(is, was, `${status} `)];
  });
  return [...headers.map((name) => `${status} no longer has the header ${name}`), ...compared];
}

/** Fields and codes that were removed: consumers may depend on them, although the new schema is narrower. */
function removedFields(now: Side, old: Side, where: string): string[] {
  const inside = ({ schema, resolve }: Side): JsonSchema => (schema.$ref ? resolve(schema.$ref) : schema);
  const [is, was] = [inside(now), inside(old)];
  const nested = was.items
    ? removedFields({ ...now, schema: is.items ?? {} }, { ...old, schema: was.items }, `${where}[]`)
    : [];
  const fields = Object.entries(was.properties ?? {}).flatMap(([name, property]) => {
    const other = is.properties?.[name];
    const place = `${where}.${name}`;
    return other
      ? removedFields({ ...now, schema: other }, { ...old, schema: property }, place)
      : [`${place}: was removed`];
  });
  return [...nested, ...fields, ...removedValues(is, was).map((value) => `${where}: ${value} was removed`)];
}

/** The removed values of an enumeration that can be extended. Each of its values is promised. */
function removedValues(now: JsonSchema, old: JsonSchema): string[] {
  if (!old['x-extensible']) return [];
  return (old.enum ?? []).filter((value) => !now.enum?.includes(value)).map((value) => JSON.stringify(value));
}

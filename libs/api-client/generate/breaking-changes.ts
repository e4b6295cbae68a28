import type { Media, OpenApiDocument, Operation, Parameter, Response } from './openapi-document.ts';
import { methods } from './openapi-document.ts';
import { acceptedChanges, type Documents, sentContentChanges } from './sent-content.ts';
import { webhookChanges } from './webhook-changes.ts';

/**
 * Lists the changes of a document that would break consumers of the previous one, one message each. Requests may only be
 * accepted more freely. Responses may only become narrower, except for new fields, which consumers must expect.
 */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const documents = { before, after };
  return [...pathChanges(documents), ...webhookChanges(documents)];
}

function pathChanges(documents: Documents): string[] {
  const { before, after } = documents;
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

function parameterChanges(documents: Documents, old: Parameter[], now: Parameter[]): string[] {
  const same = (a: Parameter) => (b: Parameter) =>
    a.in === b.in && a.name.toLowerCase() === b.name.toLowerCase();
  const label = ({ in: place, name }: Parameter) => `${place} parameter ${name}`;
  const removed = old.filter((parameter) => !now.some(same(parameter))).map((p) => `${label(p)} was removed`);
  const changed = now.flatMap((parameter) => {
    const known = old.find(same(parameter));
    const required = parameter.required && !known?.required ? [`${label(parameter)} is now required`] : [];
    if (!known) return required;
    return [...required, ...acceptedChanges(documents, known.schema, parameter.schema, label(parameter))];
  });
  return [...removed, ...changed];
}

function bodyChanges(
  documents: Documents,
  old: Operation['requestBody'],
  now: Operation['requestBody'],
): string[] {
  const required = now?.required && !old?.required ? ['a body is now required'] : [];
  const compared = Object.entries(old?.content ?? {}).flatMap(([type, { schema }]) => {
    const media: Media | undefined = now?.content[type];
    if (!media) return [`a body of ${type} is no longer accepted`];
    return acceptedChanges(documents, schema, media.schema, 'body');
  });
  return [...required, ...compared];
}

/** Errors may appear and disappear. Successful responses may not. */
function responseChanges(
  documents: Documents,
  status: string,
  old: Response,
  now: Response | undefined,
): string[] {
  if (!now) return status < '400' ? [`the response ${status} was removed`] : [];
  const headers = Object.keys(old.headers ?? {}).filter((name) => now.headers?.[name] === undefined);
  return [
    ...headers.map((name) => `${status} no longer has the header ${name}`),
    ...sentContentChanges(documents, old.content, now.content, status),
  ];
}

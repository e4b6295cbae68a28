import type { TestApi } from './start-api.ts';

/** The parts of a JSON schema that the tests use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  example?: unknown;
  examples?: unknown[];
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  method: string;
  /** As in the document: /roommates/{id} */
  path: string;
  parameters: Parameter[];
  /** The schema of the JSON body. Absent when the operation has none. */
  body?: Schema;
  needsBody: boolean;
  /** By status, then by media type. */
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

export interface Document {
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: { schemas: Record<string, Schema> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export const documentOf = async ({ call }: TestApi): Promise<Document> =>
  (await call<Document>('GET', '/docs-json')).body;

/** Every operation of the API's own OpenAPI document. */
export function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => {
        const {
          parameters = [],
          requestBody,
          responses,
        } = operation as {
          parameters?: Parameter[];
          requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
          responses: Operation['responses'];
        };
        const body = requestBody?.content['application/json']?.schema;
        const needsBody = requestBody?.required ?? false;
        return {
          method: method.toUpperCase(),
          path,
          parameters,
          responses,
          needsBody,
          ...(body && { body }),
        };
      }),
  );
}

/** The document of the API, read before the tests of a file. */
export function useDocument(api: TestApi): Document {
  const document = {} as Document;
  beforeAll(async () => {
    Object.assign(document, await documentOf(api));
  });
  return document;
}

export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string => `${method} ${path}`;

export function resolved(schema: Schema, document: Document): Schema {
  if (schema.$ref === undefined) return schema;
  const found = document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`${schema.$ref} is not in the document`);
  return resolved(found, document);
}

/** A value that matches a schema: its example, if it has one. */
export function sampleOf(given: Schema, document: Document): unknown {
  const schema = resolved(given, document);
  if (schema.example !== undefined) return schema.example;
  const [first] = schema.examples ?? schema.enum ?? [];
  if (first !== undefined) return first;
  if (schema.const !== undefined) return schema.const;
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  if (option) return sampleOf(option, document);
  if (schema.properties) {
    const required = Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name));
    return Object.fromEntries(required.map(([name, property]) => [name, sampleOf(property, document)]));
  }
  if (schema.type === 'array') return schema.items ? [sampleOf(schema.items, document)] : [];
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  if (schema.type === 'boolean') return true;
  return 'text';
}

/**
 * Path and query of an operation with its required parameters.
 * @param values of parameters by name; the others get the examples of their schemas
 */
export function urlOf(
  { path, parameters }: Operation,
  document: Document,
  values: Record<string, string>,
): string {
  const valueOf = ({ name, schema }: Parameter): string =>
    encodeURIComponent(values[name] ?? String(sampleOf(schema, document)));
  const filled = parameters
    .filter(({ in: place }) => place === 'path')
    .reduce((text, parameter) => text.replace(`{${parameter.name}}`, valueOf(parameter)), path);
  const query = parameters
    .filter(({ in: place, required }) => place === 'query' && required)
    .map((parameter) => `${parameter.name}=${valueOf(parameter)}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

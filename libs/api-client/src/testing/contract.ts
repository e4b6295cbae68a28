import document from '../../openapi.json' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Response {
  content?: Record<string, { schema: object }>;
}

interface Operation {
  responses: Record<string, Response>;
}

/** A response as received over HTTP. */
export interface RawResponse {
  method: string;
  /** As requested, with the query. */
  path: string;
  status: number;
  contentType: string | null;
  /** The body as text, decompressed. */
  text: string;
}

const PROBLEM = 'application/problem+json';
const DOCS = /^\/docs(-json|-yaml)?(\/|$)/;

// A test of this file validates the schemas once, instead of each file that checks responses.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'api', components: { schemas: closed(document.components.schemas) } });
const validators = new Map<string, ValidateFunction>();

const paths = Object.entries(document.paths as unknown as Record<string, Record<string, Operation>>)
  .map(([template, operations]) => ({
    pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
    isFixed: !template.includes('{'),
    operations,
  }))
  .toSorted((a, b) => Number(b.isFixed) - Number(a.isFixed));

/**
 * Checks that a response matches the OpenAPI document: its status, its media type, and its body without additional fields.
 * Every test that uses the common client runs this check.
 * @param others statuses that can occur before the request reaches the operation
 * @throws Error that describes the difference
 */
export function expectContract(response: RawResponse, others: readonly number[] = []): void {
  const { method, path, status, contentType, text } = response;
  const summary = `${method} ${path} responded with ${status}`;
  const [pathname = ''] = path.split('?', 1);
  if (DOCS.test(pathname) || method === 'OPTIONS') return;
  const operation = operationAt(method, pathname);
  // For an unknown path or method, the document's schema of errors still applies.
  const isOfOperation = operation !== undefined && !others.includes(status);
  const promised = operation?.responses[status] ?? (isOfOperation ? undefined : PROBLEM_RESPONSE);
  if (!promised) throw new Error(`${summary}, which the document does not contain: ${text}`);
  if (method === 'HEAD' || status === 304) {
    if (text !== '') throw new Error(`${summary} with a body: ${text}`);
    return;
  }
  const type = contentType?.split(';', 1)[0] ?? '';
  const schema = promised.content?.[type]?.schema;
  if (!schema) throw new Error(`${summary} as ${type}, which the document does not contain: ${text}`);
  const validate = validatorOf(schema);
  if (validate(JSON.parse(text))) return;
  throw new Error(
    `${summary} outside its schema: ${ajv.errorsText(validate.errors)}: ${text.slice(0, 1000)}`,
  );
}

/**
 * Checks that the body of a request to a receiver of webhooks matches the OpenAPI document, without additional fields.
 * @throws Error that describes the difference
 */
export function expectEvent(text: string): void {
  const body = JSON.parse(text) as { type: string };
  const webhooks = new Map(Object.entries(document.webhooks));
  const schema = webhooks.get(body.type)?.post.requestBody.content['application/json'].schema;
  if (!schema) throw new Error(`The document does not contain the event: ${text}`);
  const validate = validatorOf(schema);
  if (validate(body)) return;
  throw new Error(`An event outside its schema: ${ajv.errorsText(validate.errors)}: ${text.slice(0, 1000)}`);
}

const PROBLEM_RESPONSE: Response = {
  content: { [PROBLEM]: { schema: { $ref: '#/components/schemas/Problem' } } },
};

function operationAt(method: string, pathname: string): Operation | undefined {
  const name = method === 'HEAD' ? 'get' : method.toLowerCase();
  const matching = paths.filter(({ pattern }) => pattern.test(pathname));
  // A fixed path is never the value of a parameter, for any method.
  const [first] = matching.filter(({ isFixed, operations }) => isFixed || operations[name]);
  return first?.operations[name];
}

function validatorOf(schema: object): ValidateFunction {
  const key = JSON.stringify(schema);
  const known = validators.get(key);
  if (known) return known;
  const text = JSON.stringify(closed(schema)).replaceAll('"#/components/', '"api#/components/');
  const validator = ajv.compile(JSON.parse(text) as object);
  validators.set(key, validator);
  return validator;
}

/** Consumers must expect new fields. The tests do not: an unexpected field could be a secret. */
function closed<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(closed) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([name, value]) => [name, closed(value) as unknown]);
  const copy = Object.fromEntries(entries) as T & { properties?: unknown; type?: unknown };
  const isObject = copy.type === 'object' && copy.properties !== undefined;
  return isObject ? { additionalProperties: false, ...copy } : copy;
}

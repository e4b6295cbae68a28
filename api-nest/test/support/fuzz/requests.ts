import fc from 'fast-check';
import { type Document, type Operation, resolved, sampleOf, type Schema } from '../operations.ts';
import { type Body, bodyFor } from './bodies.ts';
import type { Sent } from './send.ts';
import { urlFor } from './urls.ts';

export interface FuzzRequest extends Sent {
  operation: Operation;
  /** Statuses that can occur before the request reaches the operation. */
  others: number[];
}

/** The meaningful values for the requests of a run. */
export interface World {
  /** Ids of listings that exist or existed. */
  ids: string[];
  /** Emails of people. */
  emails: string[];
  /** Values of the Authorization header. */
  authorizations: string[];
}

/** Headers that clients often send wrong. */
const HEADERS = [
  {},
  { accept: 'text/html' },
  { accept: 'application/xml;q=0.9, */*;q=0' },
  { 'accept-encoding': 'gzip, br' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'if-none-match': '"x"' },
  { 'if-none-match': 'W/"' },
  { 'if-none-match': '*' },
  { 'if-match': '"x", W/"y.z"' },
  { 'if-match': '*' },
  { 'if-match': '"' },
  { 'idempotency-key': 'the-same-for-many' },
  { 'idempotency-key': '$gt' },
  { 'content-encoding': 'gzip' },
  { 'x-forwarded-for': '\u00ff, 203.0.113.7' },
  { 'x-request-id': 'x'.repeat(300) },
  { 'x-http-method-override': 'DELETE' },
  { 'accept-language': 'bn-BD' },
];

/** The path does not belong to the operation. */
const NO_ROUTE = [400, 404, 405, 414];
/** The operation has no body, but the parser still reads it. */
const STRAY_BODY = [400, 413, 415];

/** A valid body. It has the optional fields when no field is required, so that the generator has fields to change. */
function validBody(schema: Schema, document: Document): Record<string, unknown> {
  const required = sampleOf(schema, document) as Record<string, unknown>;
  if (Object.keys(required).length > 0) return required;
  const { properties = {} } = resolved(schema, document);
  // A read-only field has no type.
  const settable = Object.entries(properties).filter(([, property]) =>
    ['type', 'enum', 'anyOf'].some((keyword) => keyword in property),
  );
  return Object.fromEntries(settable.map(([name, property]) => [name, sampleOf(property, document)]));
}

/** Requests to one operation, from its documentation. */
function requestsTo(operation: Operation, document: Document, world: World): fc.Arbitrary<FuzzRequest> {
  const url = urlFor(operation, {
    id: fc.constantFrom(...world.ids),
    ids: fc.constantFrom(...world.ids, world.ids.join(',')),
    email: fc.constantFrom(...world.emails),
    limit: fc.constantFrom('1', '24', '100', '0', '101', '-1', '1.5', '007'),
    cursor: fc.constantFrom(
      'x',
      'AAABl_iXQ6BmXxwqt9lOABKkydE',
      'f'.repeat(200),
      '____________________________',
    ),
  });
  const { body: schema } = operation;
  const sample = schema && validBody(schema, document);
  const body: fc.Arbitrary<Body | undefined> = sample
    ? bodyFor(sample)
    : fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: bodyFor({ a: 1 }) });
  return fc
    .record({
      url,
      body,
      headers: fc.constantFrom(...HEADERS),
      authorization: fc.constantFrom(...world.authorizations),
    })
    .map(({ url: { url: target, path }, body: sent, headers, authorization }) => ({
      operation,
      others: [...(path === 'hostile' ? NO_ROUTE : []), ...(sent && !sample ? STRAY_BODY : [])],
      method: operation.method,
      url: target,
      headers: {
        ...headers,
        ...(authorization !== '' && { authorization }),
        ...(sent?.type !== undefined && { 'content-type': sent.type }),
        ...(sent && { 'content-length': String(sent.bytes.length) }),
      },
      ...(sent && { body: sent.bytes }),
    }));
}

/** Requests to all operations. */
export const anyRequest = (operations: Operation[], document: Document, world: World) =>
  fc.oneof(...operations.map((operation) => requestsTo(operation, document, world)));

import type { DocumentedOperation, DescribedDocument, Parameter } from './openapi-document.ts';
import { operationsByTag } from './operations-by-tag.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Stores a field of the response in a variable, so that the next requests use it. */
const keep = (variable: string, field: string) => ({
  listen: 'test',
  script: { exec: [`pm.collectionVariables.set('${variable}', pm.response.json().${field});`] },
});

/** Operations whose response contains the id of what they created. */
const keptIds: Partial<Record<string, ReturnType<typeof keep>>> = {
  createListing: keep('id', 'insertedId'),
  createApiKey: keep('keyId', '_id'),
  createWebhook: keep('webhookId', '_id'),
  saveSearch: keep('searchId', '_id'),
};

const variableNames = ['id', 'email'];

function valueOf({ name, schema }: Parameter, path: string): string {
  if (path.startsWith('/api-keys/')) return '{{keyId}}';
  if (path.startsWith('/webhooks/')) return '{{webhookId}}';
  if (path.startsWith('/saved-searches/')) return '{{searchId}}';
  if (name === 'ids') return '{{id}}';
  if (variableNames.includes(name)) return `{{${name}}}`;
  const { example = '' } = schema ?? {};
  return typeof example === 'string' ? example : JSON.stringify(example);
}

function urlOf(path: string, parameters: Parameter[]) {
  const segments = path
    .split('/')
    .slice(1)
    .map((part) => part.replace(/^\{(\w+)\}$/, ':$1'));
  const query = parameters
    .filter(({ in: place }) => place === 'query')
    .map((each) => ({ key: each.name, value: valueOf(each, path), disabled: !each.required }));
  const variable = parameters
    .filter(({ in: place }) => place === 'path')
    .map((each) => ({ key: each.name, value: valueOf(each, path) }));
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  const search = sent.length > 0 ? `?${sent.join('&')}` : '';
  return {
    raw: `{{baseUrl}}/${segments.join('/')}${search}`,
    host: ['{{baseUrl}}'],
    path: segments,
    ...(query.length > 0 && { query }),
    ...(variable.length > 0 && { variable }),
  };
}

function itemOf({ method, path, operation }: DocumentedOperation) {
  const { parameters = [], requestBody, summary, description } = operation;
  const body = requestBody?.content['application/json']?.example;
  const event = keptIds[operation.operationId ?? ''];
  const header = parameters
    .filter(({ in: place }) => place === 'header')
    .map(({ name, description: text }) => ({ key: name, value: '', disabled: true, description: text }));
  return {
    name: summary,
    ...(event && { event: [event] }),
    request: {
      method: method.toUpperCase(),
      description,
      ...(operation['x-access'] === 'anyone' && { auth: { type: 'noauth' } }),
      header: body === undefined ? header : [{ key: 'Content-Type', value: 'application/json' }, ...header],
      ...(body !== undefined && {
        body: {
          mode: 'raw',
          raw: JSON.stringify(body, null, 2),
          options: { raw: { language: 'json' } },
        },
      }),
      url: urlOf(path, parameters),
    },
    response: [],
  };
}

/**
 * Creates a Postman collection (format 2.1, which Bruno and Insomnia import too). It has one request per operation
 * with its example body. The variables are the URL of the API, a token, and the ids and email that paths need.
 */
export function postmanCollection(document: DescribedDocument): string {
  const { title, version } = document.info;
  const collection = {
    info: { name: title, version, schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: 'http://localhost:4000' },
      { key: 'token', value: '' },
      { key: 'id', value: '' },
      { key: 'keyId', value: '' },
      { key: 'webhookId', value: '' },
      { key: 'searchId', value: '' },
      { key: 'email', value: '' },
    ],
    item: operationsByTag(document).map(({ tag, operations }) => ({
      name: tag.name,
      description: tag.description,
      item: operations.map(itemOf),
    })),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

import type { JsonSchema } from './schema-within.ts';

export interface Media {
  schema?: JsonSchema;
  example?: unknown;
}

export interface Response {
  content?: Record<string, Media>;
  headers?: Record<string, unknown>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: JsonSchema & { example?: unknown };
}

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  'x-access'?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
  security?: Record<string, string[]>[];
}

export const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const;
export type Method = (typeof methods)[number];

export interface Tag {
  name: string;
  description?: string;
}

export interface DocumentedOperation {
  method: Method;
  path: string;
  operation: Operation;
}

/** The parts of an OpenAPI 3.1 document that the checks use. */
export interface OpenApiDocument {
  paths: Record<string, Partial<Record<Method, Operation>>>;
  /** The requests that receivers get, by event. */
  webhooks?: Record<string, { post: Operation }>;
  components: { schemas: Record<string, JsonSchema> };
}

/** A document with its texts. */
export interface DescribedDocument extends OpenApiDocument {
  info: { title: string; version: string; description?: string };
  tags: Tag[];
}

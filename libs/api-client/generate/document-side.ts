import type { OpenApiDocument } from './openapi-document.ts';
import type { JsonSchema, Side } from './schema-within.ts';

/** The documents that are compared. */
export interface Documents {
  before: OpenApiDocument;
  after: OpenApiDocument;
}

/** A schema of a document, with what its references mean there. */
export const sideOf = ({ components }: OpenApiDocument, schema: JsonSchema = {}): Side => ({
  schema,
  resolve: (reference) => components.schemas[reference.split('/').at(-1) ?? ''] ?? {},
});

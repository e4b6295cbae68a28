import type { StandardSchemaConverter } from '@nestjs/swagger';
import { z } from 'zod';
import { schemaNames } from './schema-names.ts';

/** Turns a Zod schema into an OpenAPI 3.0 one; a shape with a name becomes a reference to its one definition. */
export const toOpenApiSchema: StandardSchemaConverter = (schema, { schemaType }) => {
  if (!(schema instanceof z.ZodType)) return undefined;
  const name = schemaNames.get(schema);
  const json = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: schemaType,
  });
  delete json.$schema;
  if (!name) return { schema: json };
  return { schema: { $ref: `#/components/schemas/${name}` }, components: { [name]: json } };
};

import type { StandardSchemaConverter } from '@nestjs/swagger';
import { z } from 'zod';
import { schemaNames } from './schema-names.ts';

/** Removes what consumers cannot use from Zod's JSON Schema. */
function simplify(json: z.core.JSONSchema.BaseSchema, isOutput: boolean): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  // The pattern of a date has 400 characters and adds nothing to the format.
  if (json.format === 'date-time') delete json.pattern;
  // Responses can get new fields, which a generated client must not refuse.
  if (isOutput) delete json.additionalProperties;
  if ('example' in json) {
    json.examples = [json.example];
    delete json.example;
  }
}

/** Converts a Zod schema to JSON Schema 2020-12. A schema with a name becomes a reference to its definition. */
export const toOpenApiSchema: StandardSchemaConverter = (schema, { schemaType }) => {
  if (!(schema instanceof z.ZodType)) return undefined;
  const name = schemaNames.get(schema);
  const json = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: schemaType,
    override: ({ jsonSchema }) => {
      simplify(jsonSchema, schemaType === 'output');
    },
  });
  delete json.$schema;
  if (!name) return { schema: json };
  return { schema: { $ref: `#/components/schemas/${name}` }, components: { [name]: json } };
};

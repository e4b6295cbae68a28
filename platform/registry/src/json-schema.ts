import { z } from 'zod';
import { releaseRegistrySchema } from './release-registry.ts';

/** The JSON schema of the release registry. registry.schema.json contains it for tools in other languages. */
export const registryJsonSchema = (): unknown => ({
  ...z.toJSONSchema(releaseRegistrySchema, { io: 'input' }),
  $id: 'https://roommate-dhaka.example/registry.schema.json',
  title: 'Release registry of Roommate Dhaka, format 2',
});

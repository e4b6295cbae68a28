import { z } from 'zod';
import { releaseRegistrySchema } from './release-registry.ts';

/** The JSON schema of the release registry, as registry.schema.json holds it for tools that are not written in TypeScript. */
export const registryJsonSchema = (): unknown => ({
  ...z.toJSONSchema(releaseRegistrySchema, { io: 'input' }),
  $id: 'https://roommate-dhaka.example/registry.schema.json',
  title: 'Release registry of Roommate Dhaka, format 2',
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { releaseRegistrySchema } from './release-registry.ts';

// For tools in other languages.
it('registry.schema.json equals the schema in the code', () => {
  const file = join(import.meta.dirname, '../registry.schema.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    ...z.toJSONSchema(releaseRegistrySchema, { io: 'input' }),
    $id: 'https://roommate-dhaka.example/registry.schema.json',
    title: 'Release registry of Roommate Dhaka, format 2',
  });
});

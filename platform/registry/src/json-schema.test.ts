import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryJsonSchema } from './json-schema.ts';

it('registry.schema.json equals the schema in the code', () => {
  const file = join(import.meta.dirname, '../registry.schema.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(registryJsonSchema());
});

import { readFile } from 'node:fs/promises';
import { breakingChanges } from './breaking-changes.ts';
import { documentFile, releasedFile, typesFile } from './files.ts';
import { generateTypes } from './generate-types.ts';
import { lintDocument } from './lint-document.ts';
import type { OpenApiDocument } from './openapi-document.ts';

const textOf = (file: string) => readFile(file, 'utf8');

it("satisfies Redocly's recommended rules", async () => {
  expect(await lintDocument(await textOf(documentFile))).toEqual([]);
});

it('has no breaking changes since the last release', async () => {
  const [before, after] = await Promise.all([textOf(releasedFile), textOf(documentFile)]);
  const changes = breakingChanges(
    JSON.parse(before) as OpenApiDocument,
    JSON.parse(after) as OpenApiDocument,
  );
  expect(changes).toEqual([]);
});

it('generates the committed types; if not, run `npm run openapi`', async () => {
  expect(await generateTypes(await textOf(documentFile))).toBe(await textOf(typesFile));
});

import { readFile } from 'node:fs/promises';
import { breakingChanges } from './breaking-changes.ts';
import { collectionFile, documentFile, llmsFile, releasedFile, typesFile } from './files.ts';
import { generateTypes } from './generate-types.ts';
import { lintDocument } from './lint-document.ts';
import { llmsText } from './llms-text.ts';
import type { DescribedDocument, OpenApiDocument } from './openapi-document.ts';
import { postmanCollection } from './postman-collection.ts';

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

it('generates the committed collection and llms.txt; if not, run `npm run openapi`', async () => {
  const document = JSON.parse(await textOf(documentFile)) as DescribedDocument;
  expect(postmanCollection(document)).toBe(await textOf(collectionFile));
  expect(llmsText(document)).toBe(await textOf(llmsFile));
});

it('has every operation in the collection and in llms.txt', async () => {
  const document = JSON.parse(await textOf(documentFile)) as DescribedDocument;
  const [collection, llms] = await Promise.all([textOf(collectionFile), textOf(llmsFile)]);
  const methods = Object.values(document.paths).flatMap((operations) => Object.keys(operations));
  expect(collection.match(/"method": /g)).toHaveLength(methods.length);
  expect(llms.match(/^- \[[A-Z]+ \//gm)).toHaveLength(methods.length);
});

it('names scopes and required fields of the body in llms.txt, with links that are valid Markdown', async () => {
  const llms = await textOf(llmsFile);
  const lines = llms.split('\n');
  const lineOf = (operation: string) => lines.find((line) => line.startsWith(`- [${operation}]`)) ?? '';
  expect(lineOf('POST /webhooks')).toContain('API keys need the scope `webhooks:manage`');
  expect(lineOf('POST /webhooks')).toContain('The body needs `url`.');
  expect(lineOf('POST /roommates')).toContain('The body needs `title`, `location`,');
  expect(lineOf('POST /api-keys')).toContain('no API keys');
  expect(lineOf('GET /saved-listings')).toContain('](docs#/Saved%20listings/listSavedListings)');
  for (const [, target = ''] of llms.matchAll(/\]\(([^)]*)\)/g)) expect(target).not.toContain(' ');
});

it('names the events of webhooks in llms.txt', async () => {
  const lines = (await textOf(llmsFile)).split('\n');
  expect(lines).toContain('- `listing.deleted`: A listing was deleted. `data` contains only `_id`.');
});

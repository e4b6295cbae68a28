import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot, runMain } from '@roommate/server/env';
import { Command } from 'commander';
import { breakingChanges } from './breaking-changes.ts';
import { collectionFile, documentFile, llmsFile, releasedFile, typesFile } from './files.ts';
import { generateTypes } from './generate-types.ts';
import { lintDocument } from './lint-document.ts';
import { llmsText } from './llms-text.ts';
import type { DescribedDocument, OpenApiDocument } from './openapi-document.ts';
import { postmanCollection } from './postman-collection.ts';

/** A released document is the one that consumers rely on: docs/decisions/0092-openapi-checks.md. */
async function generate({ release }: { release: boolean }): Promise<void> {
  // Without nx, which would first build the client with types that may be outdated. Without checks, because they would
  // need builds of the libs. The program loads the sources of the libs.
  const build = ['run', '--silent', 'build', '-w', 'api-nest', '--', '--noCheck'];
  execFileSync('npm', build, { cwd: repositoryRoot, stdio: 'inherit' });
  const printer = join(repositoryRoot, 'api-nest/dist/print-openapi-document.js');
  const args = ['--conditions=@roommate/source', '--import', 'tsx', printer];
  const text = execFileSync(process.execPath, args, { encoding: 'utf8' });
  // A release is the deliberate way to break consumers, so it reports these changes and continues.
  const changes = await changesSinceRelease(text);
  if (release) for (const change of changes) console.log(`Released: ${change}`);
  const findings = [...(await lintDocument(text)), ...(release ? [] : changes)];
  for (const finding of findings) console.error(finding);
  await writeFile(documentFile, text);
  await writeFile(typesFile, await generateTypes(text));
  const document = JSON.parse(text) as DescribedDocument;
  await writeFile(collectionFile, postmanCollection(document));
  await writeFile(llmsFile, llmsText(document));
  if (findings.length > 0) throw new Error(`${findings.length} findings in the OpenAPI document`);
  if (release) await writeFile(releasedFile, text);
  console.log(
    release ? 'The document is released.' : 'The document and what follows from it are up to date.',
  );
}

async function changesSinceRelease(text: string): Promise<string[]> {
  const released = JSON.parse(await readFile(releasedFile, 'utf8')) as OpenApiDocument;
  return breakingChanges(released, JSON.parse(text) as OpenApiDocument);
}

await runMain(() =>
  new Command('npm run openapi --')
    .description(
      'Write the OpenAPI document from the code, and from it the types, the Postman collection and llms.txt',
    )
    .option('--release', 'make it the document that consumers rely on', false)
    .action(generate)
    .parseAsync(),
);

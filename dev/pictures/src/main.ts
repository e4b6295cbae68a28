import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictures } from './catalogue.ts';
import { bytesOf, sizeLimit } from './render/file.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** `npm run pictures rooms` draws only the files whose path contains the word. */
const wanted = process.argv[2] ?? '';

let failed = false;
for (const picture of pictures.filter(({ path }) => path.includes(wanted))) {
  const bytes = await bytesOf(picture);
  const file = join(root, picture.path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  console.log(`${String(bytes.length).padStart(7)} bytes  ${picture.path}`);
  if (bytes.length > sizeLimit) {
    failed = true;
    console.error(`${picture.path} is over ${sizeLimit} bytes`);
  }
}
process.exitCode = failed ? 1 : 0;

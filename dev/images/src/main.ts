import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { images, rootFolder } from './images.ts';
import { render } from './render.ts';

/** `npm run images rooms` renders only the files whose path contains the word. */
const wanted = process.argv[2] ?? '';

for (const image of images.filter(({ file }) => file.includes(wanted))) {
  const bytes = await render(image);
  await writeFile(join(rootFolder, image.file), bytes);
  console.log(`${String(bytes.length).padStart(7)} bytes  ${image.file}`);
  if (bytes.length > image.maxBytes) {
    process.exitCode = 1;
    console.error(`${image.file} exceeds its ${image.maxBytes} bytes`);
  }
}

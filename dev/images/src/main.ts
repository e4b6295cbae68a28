import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot, runMain } from '@roommate/server/env';
import { Command } from 'commander';
import { images } from './images.ts';
import { render } from './render.ts';

async function renderAll(word: string): Promise<void> {
  for (const image of images.filter(({ file }) => file.includes(word))) {
    const bytes = await render(image);
    await writeFile(join(repositoryRoot, image.file), bytes);
    console.log(`${String(bytes.length).padStart(7)} bytes  ${image.file}`);
    if (bytes.length <= image.maxBytes) continue;
    process.exitCode = 1;
    console.error(`${image.file} exceeds its ${image.maxBytes} bytes`);
  }
}

await runMain(() =>
  new Command('npm run images --')
    .description('Render the images of the site from the SVG scenes')
    .argument('[word]', 'only the files whose path contains the word', '')
    .action(renderAll)
    .parseAsync(),
);

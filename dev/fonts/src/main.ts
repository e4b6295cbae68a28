import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMain } from '@roommate/server/env';
import { basicFonts, fontsFolder } from './basic-fonts.ts';

/** Writes the fonts again after an update of their packages. */
await runMain(async () => {
  for (const [name, font] of await basicFonts()) {
    await writeFile(join(fontsFolder, name), font);
    console.log(`${name}: ${font.length} bytes`);
  }
});

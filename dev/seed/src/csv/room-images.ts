import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError, repositoryRoot } from '@roommate/server/env';

const FOLDER = 'shell/public/pictures/rooms';

/** The URLs of the site's own room images, in the order of their names. */
export async function roomImages(siteUrl: string): Promise<string[]> {
  const files = await readdir(join(repositoryRoot, FOLDER)).catch(() => []);
  const names = files.filter((file) => file.endsWith('.webp')).sort();
  if (names.length === 0)
    throw new ConfigurationError(`There are no images in ${FOLDER}: run npm run images.`);
  return names.map((name) => `${siteUrl}/pictures/rooms/${name}`);
}

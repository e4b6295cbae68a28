import { open } from 'node:fs/promises';

/** Resolves when the names of the files in a folder are on the disk. They then survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

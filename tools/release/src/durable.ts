import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a new file and returns once it is on the disk. */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Returns once the names in a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Moves a file or folder into place and returns once the move is on the disk. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** Replaces a file in one step: readers, and a crash at any moment, find the old content or the new one. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const aside = `${file}.${process.pid}.tmp`;
  await rm(aside, { force: true });
  await writeDurably(aside, content);
  await renameDurably(aside, file);
}

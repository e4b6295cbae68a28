import { rm } from 'node:fs/promises';
import { running } from './running-database.ts';

export default async function stopDatabase(): Promise<void> {
  await running.mongo?.close();
  if (running.dataDir) await rm(running.dataDir, { recursive: true, force: true });
}

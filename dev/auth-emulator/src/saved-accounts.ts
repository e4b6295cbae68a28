import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigurationError } from '@roommate/server/env';
import { z } from 'zod';
import { createKeys, keysSchema } from './keys.ts';
import { folderError } from './start-errors.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

const providerInfo = z.looseObject({ providerId: z.string(), rawId: z.string() });
const user = z.looseObject({
  localId: z.string().min(1),
  validSince: z.string().regex(/^\d+$/).optional(),
  providerUserInfo: z.array(providerInfo).optional(),
});
const oob = z.looseObject({
  email: z.string(),
  requestType: z.string(),
  oobCode: z.string().min(1),
  oobLink: z.string(),
});

const savedAccounts = z.strictObject({
  version: z.literal(1),
  keys: keysSchema,
  users: z.array(user),
  oobs: z.array(oob),
});

/** All that a restart must not lose: the accounts, open links, and the keys that tokens are signed with. */
export type SavedAccounts = z.infer<typeof savedAccounts>;

const unreadable = (file: string, reason: string) =>
  new ConfigurationError(
    `The accounts in ${file} cannot be read (${reason}): put a copy back, or remove the file to start without accounts.`,
  );

/**
 * Reads the accounts of a project, or starts an empty file with fresh keys if there is none.
 * @throws ConfigurationError if the file is not what this package wrote
 */
export async function loadAccounts(file: string): Promise<SavedAccounts> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new ConfigurationError(`The accounts in ${file} cannot be read (${error.code ?? error.message}).`);
  });
  if (text === undefined) return startEmpty(file);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw unreadable(file, 'it is not JSON');
  }
  const result = savedAccounts.safeParse(json);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path.join('.') ?? '';
  throw unreadable(file, `unexpected content${path && ` at ${path}`}`);
}

async function startEmpty(file: string): Promise<SavedAccounts> {
  const empty: SavedAccounts = { version: 1, keys: await createKeys(), users: [], oobs: [] };
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(folderError(folder));
  await saveAccounts(file, empty).catch(folderError(folder));
  return empty;
}

/** Durable and atomic: when it resolves, the accounts are on the disk. */
export const saveAccounts = (file: string, accounts: SavedAccounts) =>
  writeFileAtomically(file, JSON.stringify(accounts));

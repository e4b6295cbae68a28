import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigurationError } from '@roommate/server/env';
import { errorCode } from '@roommate/server/errors';
import { z } from 'zod';
import { createSigningKey, signingKeySchema } from './signing-key.ts';

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

const FORMAT_VERSION = 2;

const savedAccounts = z.strictObject({
  version: z.literal(FORMAT_VERSION),
  signingKey: signingKeySchema,
  users: z.array(user),
  oobs: z.array(oob),
});

/** Everything that a restart must keep: the accounts, open links, and the key that signs tokens. */
export type SavedAccounts = Omit<z.infer<typeof savedAccounts>, 'version'>;

const unreadable = (file: string, reason: string) =>
  new ConfigurationError(
    `The accounts in ${file} cannot be read (${reason}). Put a copy back, or remove the file to start without accounts.`,
  );

/**
 * Reads the accounts of a project. Without a file it creates one with a new key and no accounts.
 * @throws ConfigurationError if this package did not write the file, or if the folder cannot be written to
 */
export async function loadAccounts(file: string): Promise<SavedAccounts> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const code = errorCode(error) ?? String(error);
    if (code === 'ENOENT') return undefined;
    throw new ConfigurationError(`The accounts in ${file} cannot be read (${code}).`);
  });
  if (text === undefined) return createAccounts(file);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw unreadable(file, 'it is not JSON');
  }
  const result = savedAccounts.safeParse(json);
  if (result.success) {
    const { signingKey, users, oobs } = result.data;
    return { signingKey, users, oobs };
  }
  const path = result.error.issues[0]?.path.join('.') ?? '';
  throw unreadable(file, `unexpected content${path && ` at ${path}`}`);
}

async function createAccounts(file: string): Promise<SavedAccounts> {
  const empty: SavedAccounts = { signingKey: await createSigningKey(), users: [], oobs: [] };
  const folder = dirname(file);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await saveAccounts(file, empty);
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    throw new ConfigurationError(`The accounts cannot be written to ${folder} (${code}).`);
  }
  return empty;
}

/**
 * Replaces the file as a whole. A reader, or a start after a crash, finds the old or the new content and never a part.
 * When it resolves, the accounts are on the disk. Two calls must not overlap. See
 * docs/decisions/0017-auth-emulator-data.md.
 */
export async function saveAccounts(file: string, accounts: SavedAccounts): Promise<void> {
  const temporary = `${file}.tmp`;
  const content = JSON.stringify({ version: FORMAT_VERSION, ...accounts });
  await writeFile(temporary, content, { mode: 0o600, flush: true });
  await rename(temporary, file);
}

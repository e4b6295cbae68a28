import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import { z } from 'zod';
import { SftpStore } from './sftp-store.ts';

const address = /^sftp:\/\/([\w.-]+)@([a-z0-9.-]+)(?::(\d{1,5}))?((?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+)\/?$/i;

const SSH_PORT = 22;
const HIGHEST_PORT = 65_535;

/** RELEASE_STORE of a remote host's folder; undefined for another one. A password has no place in it. */
export function parseSftpAddress(
  text: string,
): { user: string; host: string; port: number; folder: string } | undefined {
  const [, user, host, given, folder] = address.exec(text) ?? [];
  const port = Number(given ?? SSH_PORT);
  if (user === undefined || host === undefined || folder === undefined) return undefined;
  return port >= 1 && port <= HIGHEST_PORT ? { user, host, port, folder } : undefined;
}

const isPrivateKey = (text: string): boolean => /^-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text);

function readKey(file: string): string | undefined {
  try {
    return readFileSync(resolve(repositoryRoot, file), 'utf8');
  } catch {
    return undefined;
  }
}

export const sftpFields = {
  /** A relative one counts from the root of the repository. */
  RELEASE_SFTP_KEY_FILE: z
    .string()
    .refine(
      (file) => isPrivateKey(readKey(file) ?? ''),
      'it must be a file that can be read and holds a private key of SSH.',
    )
    .optional(),
  RELEASE_SFTP_FINGERPRINT: z
    .string()
    .regex(
      /^SHA256:[A-Za-z0-9+/]{43}(,SHA256:[A-Za-z0-9+/]{43})*$/,
      'it must be what ssh-keygen -l tells of the key of the host, SHA256:…, or several such with commas between.',
    )
    .optional(),
};

type SftpVariables = z.infer<z.ZodObject<typeof sftpFields>>;

export const sftpNeeds = ['RELEASE_SFTP_KEY_FILE', 'RELEASE_SFTP_FINGERPRINT'] as const;

/** The remote host's folder at an address; undefined for another address. */
export function openSftp(text: string, env: SftpVariables): SftpStore | undefined {
  const parsed = parseSftpAddress(text);
  if (!parsed) return undefined;
  const { folder, ...host } = parsed;
  const options = {
    ...host,
    privateKey: readKey(env.RELEASE_SFTP_KEY_FILE ?? '') ?? '',
    fingerprints: env.RELEASE_SFTP_FINGERPRINT?.split(',') ?? [],
  };
  return new SftpStore(options, folder);
}

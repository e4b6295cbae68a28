import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { FolderStore } from './folder-store.ts';
import { openS3, s3Address, s3Fields, s3Needs } from './s3-variables.ts';
import { openSftp, parseSftpAddress, sftpFields, sftpNeeds } from './sftp-variables.ts';
import type { ReleaseStore } from './store.ts';

/** The variables that name a store; the site and the release command read the same ones. */
export const storeFields = {
  RELEASE_STORE: z
    .string()
    .refine(
      (text) => s3Address.test(text) || parseSftpAddress(text) !== undefined,
      'it must be s3:// with a bucket and a prefix, such as s3://bucket/releases, or a folder of a remote host, such ' +
        'as sftp://user@host/srv/releases.',
    )
    .optional(),
  ...s3Fields,
  ...sftpFields,
};

export type StoreVariables = z.infer<z.ZodObject<typeof storeFields>>;

/** Says which variables a store elsewhere needs and does not have. */
export function storeProblems(env: StoreVariables): { name: keyof StoreVariables; message: string }[] {
  const address = env.RELEASE_STORE ?? '';
  // An address that is none needs nothing but to be put right.
  const needed = [
    ...(s3Address.test(address) ? s3Needs : []),
    ...(parseSftpAddress(address) ? sftpNeeds : []),
  ];
  return needed
    .filter((name) => env[name] === undefined)
    .map((name) => ({ name, message: 'RELEASE_STORE needs it.' }));
}

/** The bucket or the remote host's folder that RELEASE_STORE names; undefined without one. */
export const openRemoteStore = (env: StoreVariables): ReleaseStore | undefined =>
  openS3(env.RELEASE_STORE ?? '', env) ?? openSftp(env.RELEASE_STORE ?? '', env);

/** Where releases go: the store that RELEASE_STORE names, else the folder. */
export const openStore = (env: StoreVariables, folder: string): ReleaseStore =>
  openRemoteStore(env) ?? new FolderStore(folder);

/** Where a site keeps its copy of a store elsewhere, below its folder of releases: one for each store. */
export const mirrorFolder = (folder: string, { address }: ReleaseStore): string =>
  join(folder, 'mirrors', createHash('sha256').update(address).digest('hex').slice(0, 12));

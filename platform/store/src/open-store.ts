import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { FolderStore } from './folder-store.ts';
import { S3Store } from './s3-store.ts';
import type { ReleaseStore } from './store.ts';

const BUCKET_URL = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

/** The variables that select a store. The site and the release command read the same variables. */
export const storeFields = {
  RELEASE_STORE: z
    .string()
    .regex(BUCKET_URL, 'it must be s3:// with a bucket and a prefix, such as s3://bucket/releases.')
    .optional(),
  RELEASE_S3_ENDPOINT: z
    .string()
    .refine(
      (text) => /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(text) && URL.canParse(text),
      'it must be a URL such as https://s3.example.',
    )
    .optional(),
  RELEASE_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'it must be a region such as eu-central-1.')
    .default('us-east-1'),
  RELEASE_S3_ACCESS_KEY_ID: z.string().optional(),
  RELEASE_S3_SECRET_ACCESS_KEY: z.string().optional(),
};

export type StoreVariables = z.infer<z.ZodObject<typeof storeFields>>;

interface StoreProblem {
  readonly name: keyof StoreVariables;
  readonly message: string;
}

/** Not by the first characters: a scheme is the same in upper case. An invalid URL is reported by the schema. */
const isPlainHttp = (url = ''): boolean => URL.canParse(url) && new URL(url).protocol === 'http:';

/** Lists the problems of the variables of a bucket. It checks nothing if no bucket is used. */
export function storeProblems(env: StoreVariables & { NODE_ENV: string }): StoreProblem[] {
  // The schema reports an invalid value: it needs nothing else.
  if (!BUCKET_URL.test(env.RELEASE_STORE ?? '')) return [];
  const problems: StoreProblem[] = (['RELEASE_S3_ACCESS_KEY_ID', 'RELEASE_S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => env[name] === undefined)
    .map((name) => ({ name, message: 'RELEASE_STORE needs it.' }));
  if (env.NODE_ENV === 'production' && isPlainHttp(env.RELEASE_S3_ENDPOINT)) {
    problems.push({ name: 'RELEASE_S3_ENDPOINT', message: 'production needs a URL with https://.' });
  }
  return problems;
}

/** Opens the bucket that RELEASE_STORE names; undefined when it is not set. */
export function openBucket(env: StoreVariables): S3Store | undefined {
  const [, bucket, path = ''] = BUCKET_URL.exec(env.RELEASE_STORE ?? '') ?? [];
  if (bucket === undefined) return undefined;
  const region = env.RELEASE_S3_REGION;
  return new S3Store({
    endpoint: env.RELEASE_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    prefix: path.slice(1),
    accessKeyId: env.RELEASE_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.RELEASE_S3_SECRET_ACCESS_KEY ?? '',
  });
}

/** Opens the store for releases: the bucket that RELEASE_STORE names, or else the folder. */
export const openStore = (env: StoreVariables, folder: string): ReleaseStore =>
  openBucket(env) ?? new FolderStore(folder);

/** Returns the folder of a site's copy of a bucket, inside its folder of releases: one for each bucket. */
export const mirrorFolder = (folder: string, { location }: ReleaseStore): string =>
  join(folder, 'mirrors', createHash('sha256').update(location).digest('hex').slice(0, 12));

import { z } from 'zod';
import { S3Store } from './s3-store.ts';

/** RELEASE_STORE of a bucket. */
export const s3Address = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

export const s3Fields = {
  RELEASE_S3_ENDPOINT: z
    .string()
    .refine(
      (text) => /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(text) && URL.canParse(text),
      'it must be an address such as https://s3.example.',
    )
    .optional(),
  RELEASE_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'it must be a region such as eu-central-1.')
    .default('us-east-1'),
  RELEASE_S3_ACCESS_KEY_ID: z.string().optional(),
  RELEASE_S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type S3Variables = z.infer<z.ZodObject<typeof s3Fields>>;

export const s3Needs = ['RELEASE_S3_ACCESS_KEY_ID', 'RELEASE_S3_SECRET_ACCESS_KEY'] as const;

/** The bucket at an address; undefined for another address. */
export function openS3(address: string, env: S3Variables): S3Store | undefined {
  const [, bucket, path = ''] = s3Address.exec(address) ?? [];
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

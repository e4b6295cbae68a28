import { z } from 'zod';
import { releaseVersionSchema } from './fields.ts';
import { publishedSchema } from './published.ts';
import { releaseSchema } from './registry.ts';
import { remoteNameSchema } from './remote-manifest.ts';
import { shellReleaseSchema } from './shell-release.ts';

/** The format that this code reads and writes. Format 1 had no history and no releases beside the live ones. */
export const REGISTRY_FORMAT = 2;

const recordOf = <S extends z.ZodType>(release: S) => z.strictObject({ release, published: publishedSchema });

const canarySchema = z.strictObject({
  version: releaseVersionSchema,
  /** The share of visitors that get this version instead of the live one. */
  percent: z.number().min(0).max(100),
});

/** All releases of the shell or of one remote that are in the store, and which of them visitors get. */
const channelOf = <S extends z.ZodType>(release: S) =>
  z
    .strictObject({
      /** Null until a release is made live: one may be staged before. */
      live: releaseVersionSchema.nullable(),
      canary: canarySchema.nullable(),
      releases: z.record(releaseVersionSchema, recordOf(release)),
    })
    .refine(({ live, canary, releases }) =>
      [live, canary?.version ?? null].every((version) => version === null || version in releases),
    );

/** `shell` or the name of a remote. */
export const appNameSchema = z.union([z.literal('shell'), remoteNameSchema]);

const changeSchema = z.strictObject({
  revision: z.int().min(1),
  at: z.iso.datetime(),
  by: z.string().min(1).max(100),
  action: z.enum(['publish', 'stage', 'promote', 'rollback', 'canary', 'prune', 'retire']),
  name: appNameSchema,
  version: releaseVersionSchema,
  /** What was live before. */
  from: releaseVersionSchema.nullable(),
  /** Of a canary; 0 ends it. */
  percent: z.number().min(0).max(100).optional(),
});

/**
 * The release registry (format 2; docs/releases.md). Every change makes a new revision of the whole, so a reader always
 * sees one state: what is live, what visitors of a canary get, what is there to go back to, and what was done.
 */
export const releaseRegistrySchema = z.strictObject({
  format: z.literal(REGISTRY_FORMAT),
  /** Grows by one with every change. */
  revision: z.int().min(1),
  shell: channelOf(shellReleaseSchema),
  remotes: z.record(remoteNameSchema, channelOf(releaseSchema)),
  /** The latest changes, the newest first. */
  history: z.array(changeSchema),
});

export type AppName = z.infer<typeof appNameSchema>;
export type Change = z.infer<typeof changeSchema>;
export type ReleaseRegistry = z.infer<typeof releaseRegistrySchema>;
export type ShellChannel = ReleaseRegistry['shell'];
export type RemoteChannel = ReleaseRegistry['remotes'][string];
export type Channel = ShellChannel | RemoteChannel;

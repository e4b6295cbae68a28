import { z } from 'zod';
import { releaseVersionSchema } from './fields.ts';
import { publishedSchema } from './published.ts';
import { releaseSchema } from './registry.ts';
import { remoteNameSchema } from './remote-manifest.ts';
import { shellReleaseSchema } from './shell-release.ts';

/** The format that this code reads and writes. Format 1 had live releases only, and no history. */
export const REGISTRY_FORMAT = 2;

const recordOf = <S extends z.ZodType>(release: S) => z.strictObject({ release, published: publishedSchema });

const canarySchema = z.strictObject({
  version: releaseVersionSchema,
  /** The share of visitors who get this version instead of the live one. */
  percent: z.number().min(0).max(100),
});

/** All stored releases of the shell or of one remote, and which of them visitors get. */
const channelOf = <S extends z.ZodType>(release: S) =>
  z
    .strictObject({
      /** Null until a release goes live: a release may be staged before. */
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
  /** The live version before the change. */
  from: releaseVersionSchema.nullable(),
  /** For a canary; 0 ends it. */
  percent: z.number().min(0).max(100).optional(),
});

/**
 * The release registry (format 2; docs/releases.md): live releases, canaries, earlier releases and the latest changes.
 * Every change creates a new revision of the whole registry, so readers always see one consistent state.
 */
export const releaseRegistrySchema = z.strictObject({
  format: z.literal(REGISTRY_FORMAT),
  /** Increases by one with every change. */
  revision: z.int().min(1),
  shell: channelOf(shellReleaseSchema),
  remotes: z.record(remoteNameSchema, channelOf(releaseSchema)),
  /** The latest changes, newest first. */
  history: z.array(changeSchema),
});

export type AppName = z.infer<typeof appNameSchema>;
export type Change = z.infer<typeof changeSchema>;
export type ReleaseRegistry = z.infer<typeof releaseRegistrySchema>;
export type RemoteChannel = ReleaseRegistry['remotes'][string];
export type Channel = ReleaseRegistry['shell'] | RemoteChannel;

import { z } from 'zod';

/** A file's name relative to its release's folder; it cannot leave the folder. */
export const fileSchema = z
  .string()
  .regex(/^(?!\/)(?!.*\.\.)[\w./-]+$/, 'it must be the name of a file inside the release.');

/** A name that is not a folder's way up, and has no meaning in an address. */
export const releaseVersionSchema = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/);

/** A version of the contract between the shell and remotes (semver). */
export const contractVersionSchema = z.string().regex(/^\d+\.\d+\.\d+$/);

/** Subresource integrity of every script and style of a release, by file name. */
export const integritySchema = z.record(fileSchema, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/));

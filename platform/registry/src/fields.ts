import { z } from 'zod';

/** The name of a file relative to the folder of its release. It cannot leave the folder. */
export const fileNameSchema = z
  .string()
  .regex(/^(?!\/)(?!.*\.\.)[\w./-]+$/, 'it must be the name of a file inside the release.');

/** Scripts and styles of a page, for preload links and for inline styles. */
export const pageFilesSchema = z.strictObject({
  scripts: z.array(fileNameSchema),
  styles: z.array(fileNameSchema),
});

/** A name that is safe as a folder and in a URL. */
export const releaseVersionSchema = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/);

/** A version of the contract between the shell and the remotes (semver). */
export const contractVersionSchema = z.string().regex(/^\d+\.\d+\.\d+$/);

const hashSchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** The hash of every script and style of a release for subresource integrity, by file name. */
export const integritySchema = z.record(fileNameSchema, hashSchema);

/** The file that renders pages on the server. The site loads it and never serves it. Earlier releases have none. */
export const serverFileSchema = z.strictObject({ file: fileNameSchema, integrity: hashSchema });

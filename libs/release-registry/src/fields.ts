import { z } from 'zod';

/** A file's name relative to its release's folder; it cannot leave the folder. */
export const fileSchema = z
  .string()
  .regex(/^[\w./-]+$/)
  .refine((file) => !file.includes('..') && !file.startsWith('/'));

export const releaseVersionSchema = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/);

/** Subresource integrity of every script and style of a release, by file name. */
export const integritySchema = z.record(fileSchema, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/));

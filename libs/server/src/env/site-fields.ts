import { z } from 'zod';

/** An origin from which pages may load files. It has no path and nothing else that could extend a Content-Security-Policy. */
export const remotesOriginField = () =>
  z
    .string()
    .refine(
      (text) => /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(text) && URL.canParse(text),
      'it must be an origin such as https://cdn.example.',
    );

/** The key that signs preview links. */
export const previewKeyField = () => z.string().min(32, 'it must have at least 32 characters.');

/** The secret that gives access to the state of the releases. */
export const operationsTokenField = () =>
  z.string().regex(/^[\w-]{24,}$/, 'it must have at least 24 letters, digits, - or _.');

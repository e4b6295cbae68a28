import { z } from 'zod';

/** An origin from which pages may load files: no path, nothing that could widen a Content-Security-Policy. */
export const remotesOriginField = () =>
  z
    .string()
    .refine(
      (text) => /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(text) && URL.canParse(text),
      'it must be an origin such as https://cdn.example.',
    );

/** The key that signs preview links. */
export const previewKeyField = () => z.string().min(32, 'it must have 32 characters at least.');

/** The word that shows the state of the releases to whoever knows it. */
export const operationsTokenField = () =>
  z.string().regex(/^[\w-]{24,}$/, 'it must have 24 letters, digits, - or _ at least.');

import { z } from 'zod';

/** libs/build's report on the files of each lazily imported page, by import specifier. */
export const pageChunksSchema = z.record(
  z.string(),
  z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
);

import { z } from 'zod';

/** The size of each module in bytes before minification, by package. `.` is the build's own code. */
export type Packages = Record<string, Record<string, number>>;

/** libs/build's report on the content of a build (build-report.json). */
export const buildReportSchema = z.object({
  shellApi: z.string(),
  packages: z.record(z.string(), z.record(z.string(), z.number())),
});

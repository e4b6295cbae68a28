import { z } from 'zod';

/** By package: the bytes of its modules before minification; `.` is the build's own code. */
export type Packages = Record<string, Record<string, number>>;

/** libs/build's report of what a build is made of (build-report.json). */
export const buildReportSchema = z.object({
  shellApi: z.string(),
  packages: z.record(z.string(), z.record(z.string(), z.number())),
});

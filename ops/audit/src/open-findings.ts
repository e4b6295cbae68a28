import { z } from 'zod';

const advisorySchema = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
});

/** The used fields of `npm audit --json`; a string in `via` names a package that another vulnerability affects. */
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisorySchema])) })),
});

export interface Audit {
  /** The output of `npm audit --json`. */
  readonly output: string;
  /** The text that explains accepted findings by their ids. */
  readonly explanations: string;
}

/**
 * The known vulnerabilities without an explanation, one line each.
 * @returns undefined if the registry offers no audits
 */
export function openFindings({ output, explanations }: Audit): string[] | undefined {
  const report = reportSchema.safeParse(parseJson(output)).data;
  if (!report) return undefined;
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object');
  const lines = advisories
    .filter(({ url }) => !explanations.includes(idOf(url)))
    .map(({ name, severity, title, url }) => `${name} (${severity}): ${title} ${url}`);
  return [...new Set(lines)].toSorted();
}

/** The last segment of the URL: GHSA-… */
const idOf = (url: string): string => url.split('/').at(-1) ?? url;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

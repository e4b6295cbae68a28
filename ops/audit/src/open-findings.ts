import { z } from 'zod';

const advisorySchema = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
});

/** What of `npm audit --json` is looked at; `via` also names packages that are only affected by another's hole. */
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisorySchema])) })),
});

export interface Audit {
  /** What `npm audit --json` printed. */
  readonly output: string;
  /** Where findings are explained: one whose id is in it is accepted. */
  readonly explanations: string;
}

/**
 * The known holes that nobody has explained, one line each.
 * @returns undefined when the registry has no audits, so that nothing is known
 */
export function openFindings({ output, explanations }: Audit): string[] | undefined {
  const report = reportSchema.safeParse(parsed(output)).data;
  if (!report) return undefined;
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object');
  const lines = advisories
    .filter(({ url }) => !explanations.includes(idOf(url)))
    .map(({ name, severity, title, url }) => `${name} (${severity}): ${title} ${url}`);
  return [...new Set(lines)].toSorted();
}

/** The last part of the address: GHSA-… */
const idOf = (url: string): string => url.split('/').at(-1) ?? url;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

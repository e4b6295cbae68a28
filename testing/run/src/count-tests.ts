/** How many tests a stage ran. */
export interface Counts {
  passed: number;
  failed: number;
}

// What terminals are told about colours.
// eslint-disable-next-line no-control-regex -- the escape character is what is looked for
const colours = /\u001b\[[0-9;]*m/g;

const sum = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);

/**
 * Adds up what jest says of each workspace ("Tests: 1 failed, 2 skipped, 65 passed, 68 total") and Playwright of its run
 * ("  12 passed (1.2m)", "  1 failed", "  1 flaky").
 */
export function countTests(output: string): Counts {
  const lines = output.replace(colours, '').split('\n');
  const jest = lines.filter((line) => /\bTests:\s.*\btotal\b/.test(line)).join('\n');
  const playwright = lines
    .filter((line) => /^\s*\d+ (passed|failed|flaky|did not run)\b/.test(line))
    .join('\n');
  const both = `${jest}\n${playwright}`;
  return {
    // A flaky test passed at its second try; the report above names it.
    passed: sum(both, /(\d+) (?:passed|flaky)/g),
    failed: sum(both, /(\d+) (?:failed|did not run)/g),
  };
}

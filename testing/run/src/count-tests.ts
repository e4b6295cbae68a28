/** How many tests a stage ran. */
export interface Counts {
  passed: number;
  failed: number;
}

// eslint-disable-next-line no-control-regex -- colour codes begin with the escape character
const colours = /\u001b\[[0-9;]*m/g;

const sum = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);

/**
 * Adds up the counts in the output of Jest ("Tests: 1 failed, 2 skipped, 65 passed, 68 total"). It reads those of
 * Playwright too (" 12 passed (1.2m)", " 1 failed", " 1 flaky").
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

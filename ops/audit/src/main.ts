import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, runMain } from '@roommate/server/env';
import { openFindings } from './open-findings.ts';

const EXPLANATIONS = join(repositoryRoot, 'docs/security.md');
const MAX_BYTES = 64 * 1024 * 1024;

/** `npm run audit`: fails for what `npm audit --omit=dev` finds and docs/security.md does not explain. */
await runMain(() => {
  // npm itself ends with 1 both for findings and for a registry that has no audits.
  const { stdout: output } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
  });
  const findings = openFindings({ output, explanations: readFileSync(EXPLANATIONS, 'utf8') });
  const lines = findings ?? ['The registry answers no audits: nothing is known of holes in the packages.'];
  process.stdout.write(`${lines.length > 0 ? lines.join('\n') : 'No finding is open.'}\n`);
  if (findings && findings.length > 0) process.exitCode = 1;
  return Promise.resolve();
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, runMain } from '@roommate/server/env';
import { openFindings } from './open-findings.ts';

const EXPLANATIONS = join(repositoryRoot, 'docs/security.md');
const MAX_BYTES = 64 * 1024 * 1024;

/** `npm run audit`: fails for findings of `npm audit --omit=dev` that docs/security.md does not explain. */
await runMain(() => {
  // The exit code of npm is 1 for findings and also for a registry without audits.
  const { stdout: output } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
  });
  const findings = openFindings({ output, explanations: readFileSync(EXPLANATIONS, 'utf8') });
  const lines = findings ?? [
    'The registry offers no audits, so the vulnerabilities of the packages are unknown.',
  ];
  process.stdout.write(`${lines.length > 0 ? lines.join('\n') : 'No open findings.'}\n`);
  if (findings && findings.length > 0) process.exitCode = 1;
  return Promise.resolve();
});

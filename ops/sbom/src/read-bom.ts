import { execFileSync } from 'node:child_process';
import { remotesIn } from '@roommate/build/remotes';
import { repositoryRoot } from '@roommate/server/env';
import { type Bom, productionBom } from './production-bom.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/** The folders of the services and pages that run in production. */
export const productionFolders = (): string[] => [
  'api-nest',
  'shell/server',
  'shell',
  ...remotesIn(repositoryRoot).map(({ name }) => name),
];

/** Reads the CycloneDX bill of materials of production from the lockfile. */
export function readProductionBom(): Bom {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const full = execFileSync('npm', args, {
    cwd: repositoryRoot,
    maxBuffer: MAX_BYTES,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return productionBom(JSON.parse(full) as Bom, productionFolders());
}

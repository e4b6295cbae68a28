import { createHash } from 'node:crypto';
import type { VisitorReleases } from './visitor-releases.ts';

/** Identifies the releases of a page. Visitors who get the same releases have the same id. */
export function releasesId({ shell, registry }: Pick<VisitorReleases, 'shell' | 'registry'>): string {
  const remotes = Object.values(registry.remotes).map(({ name, version }) => `${name} ${version}`);
  const names = [`shell ${shell.version}`, ...remotes.toSorted()].join('\n');
  return createHash('sha256').update(names).digest('base64url').slice(0, 16);
}

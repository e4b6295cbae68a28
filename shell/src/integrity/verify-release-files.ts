import { log } from '@roommate/shell-api';
import type { PageConfig, Registry } from '@roommate/release-registry';
import { rememberFailedFile } from './failed-files.ts';
import { guardHead } from './guard-head.ts';
import { canLoadAhead } from './load-ahead.ts';
import { judgeFiles } from './release-files.ts';
import { watchPreloads } from './watch-preloads.ts';

/** From here on no script or style of a release runs whose hash is missing or does not match, or of a strange origin. */
export function verifyReleaseFiles(config: PageConfig, registry: Registry): void {
  if (!config.verifyFiles) return;
  const releases = [config.shell, ...Object.values(registry.remotes)];
  const { remotesOrigin } = config;
  const origins = [location.origin, ...(remotesOrigin === null ? [] : [remotesOrigin])];
  const judge = judgeFiles(releases, origins);
  guardHead(document.head, judge, {
    refused: (address) => log.error('Refused a file without a known hash.', address),
    failed: rememberFailedFile,
  });
  if (canLoadAhead()) watchPreloads(judge);
}

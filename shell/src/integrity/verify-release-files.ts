import { log } from '@roommate/shell-api';
import type { PageConfig, Registry } from '@roommate/release-registry';
import { rememberFailedFile } from './failed-files.ts';
import { guardHead } from './guard-head.ts';
import { canLoadAhead } from './load-ahead.ts';
import { judgeFiles } from './judge-files.ts';
import { watchPreloads } from './watch-preloads.ts';

/** Blocks release scripts and styles with a missing or wrong hash, or with an origin that is not allowed. */
export function verifyReleaseFiles(config: PageConfig, registry: Registry): void {
  if (!config.verifyFiles) return;
  const releases = [config.shell, ...Object.values(registry.remotes)];
  const { remotesOrigin } = config;
  const origins = [location.origin, ...(remotesOrigin === null ? [] : [remotesOrigin])];
  const judge = judgeFiles(releases, origins);
  guardHead(document.head, judge, {
    refused: (url) => log.error('Refused a file without a known hash.', url),
    failed: rememberFailedFile,
  });
  if (canLoadAhead()) watchPreloads(judge);
}

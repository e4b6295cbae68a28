import { Injectable } from '@nestjs/common';

/**
 * How many listings a search with dealbreakers about the home examines, apart from those with the rent or the time where a
 * window starts or ends: docs/decisions/0354-dealbreakers.md.
 */
@Injectable()
export class ScanLimits {
  /** Of one scan. With fewer listings, it reads all of them. */
  scan = 10_000;
  /** Of one page. The last scan can exceed it. */
  page = 20_000;
}

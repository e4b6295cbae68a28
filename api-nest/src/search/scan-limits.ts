import { Injectable } from '@nestjs/common';

/** How many listings a search with dealbreakers about the home examines: docs/decisions/0354-dealbreakers.md. */
@Injectable()
export class ScanLimits {
  /** Of one scan. */
  scan = 10_000;
  /** Of one page. The last scan can exceed it. */
  page = 20_000;
}

import { Injectable } from '@nestjs/common';

/** How many listings a search examines. */
@Injectable()
export class ScanLimits {
  /**
   * The listings that one scan with dealbreakers about the home examines: docs/decisions/0354-dealbreakers.md. Listings with
   * the rent or the time where a window starts or ends can add to it. With fewer listings, a scan reads all of them.
   */
  scan = 10_000;
  /** The same for one page. The last scan can exceed it. */
  page = 20_000;
  /** Of a read that examines all listings in an index: docs/decisions/0252-search-by-indexes.md. */
  few = 3000;
  /** The newest listings that show how common a rent is. */
  sample = 1000;
}

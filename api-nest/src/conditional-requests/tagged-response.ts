import type { StreamableFile } from '@nestjs/common';

/**
 * An answer that is too long to be kept until it is whole. Its tag comes from what was read before it is made, so that
 * a write in between makes the tag too old and never too new; whoever gives the tag sees to it that an old one is never
 * right again: docs/decisions/0150-tag-of-all-listings.md.
 */
export class TaggedResponse {
  /** @param make is not called for a caller who has the answer already */
  constructor(
    readonly tag: string,
    readonly make: () => Promise<StreamableFile>,
  ) {}
}

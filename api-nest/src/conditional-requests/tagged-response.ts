import type { StreamableFile } from '@nestjs/common';

/**
 * A response that is too long to buffer. Its tag is computed before its body is read. A write in between makes the tag too
 * old and never too new, and an old tag never becomes valid again: docs/decisions/0150-tag-of-all-listings.md.
 */
export class TaggedResponse {
  /** @param make creates the body; not called when the caller already has it */
  constructor(
    readonly tag: string,
    readonly make: () => Promise<StreamableFile>,
  ) {}
}

import type { StreamableFile } from '@nestjs/common';

/**
 * A response whose tag is known before its body is made, because a stream is too long to buffer. A write after the tag can
 * make the tag too old, but never too new. An old tag never becomes valid again: docs/decisions/0150-tag-of-all-listings.md.
 */
export class TaggedResponse<Body extends StreamableFile | Buffer = StreamableFile | Buffer> {
  /** @param make creates the body; not called when the caller already has it */
  constructor(
    readonly tag: string,
    readonly make: () => Promise<Body>,
  ) {}
}

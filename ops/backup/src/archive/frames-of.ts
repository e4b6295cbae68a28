import { damaged, endOfDocuments, MAX_DOCUMENT_BYTES } from './format.ts';

const MIN_DOCUMENT_BYTES = 5;

/** The length of the first frame, or more bytes than there are: then its end is not known yet. */
function lengthOfFirst(bytes: Buffer): number {
  if (bytes.length < endOfDocuments.length) return endOfDocuments.length;
  const length = bytes.readInt32LE();
  if (length === 0) return endOfDocuments.length;
  if (length < MIN_DOCUMENT_BYTES || length > MAX_DOCUMENT_BYTES)
    throw damaged(`a document cannot have ${length} bytes.`);
  return length;
}

/**
 * Splits the bytes of a backup into its documents and the ends of its collections. At most one chunk and one document
 * are in memory.
 */
export async function* framesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    for (let length = lengthOfFirst(rest); length <= rest.length; length = lengthOfFirst(rest)) {
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw damaged('it ends too early.');
}

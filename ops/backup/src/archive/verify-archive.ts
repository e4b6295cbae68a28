import { type ArchiveCollection, type ArchiveHeader, type Totals } from './format.ts';
import { ArchiveError } from './archive-error.ts';
import { readArchive } from './read-archive.ts';

/** The content of a complete and undamaged backup. */
export interface ArchiveContents {
  readonly header: ArchiveHeader;
  readonly collections: readonly (ArchiveCollection & { readonly totals: Totals })[];
  readonly sha256: string;
}

/**
 * Reads a backup from its first to its last byte.
 * @throws ArchiveError if anything is damaged or missing
 */
export async function verifyArchive(file: string): Promise<ArchiveContents> {
  let header: ArchiveHeader | undefined;
  let current: ArchiveCollection | undefined;
  const collections: ArchiveContents['collections'][number][] = [];
  for await (const part of readArchive(file)) {
    if (part.kind === 'header') header = part.header;
    if (part.kind === 'collection') current = part.collection;
    if (part.kind === 'totals' && current) collections.push({ ...current, totals: part.totals });
    if (part.kind === 'end' && header) return { header, collections, sha256: part.sha256 };
  }
  throw new ArchiveError('The backup is damaged: it ends too early.');
}

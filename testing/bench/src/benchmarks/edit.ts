import { createHash } from 'node:crypto';
import type { ListingInput } from '@roommate/contracts';
import type { BenchRequest } from '../send.ts';
import { contentOf, idOf } from '../servers/fill.ts';

/** More than the edits of one measurement with one caller. */
const MAX_EDITED = 2000;

interface Edited {
  path: string;
  input: ListingInput;
}

const edited = new Map<number, readonly Edited[]>();

/** Different listings, so that simultaneous edits do not wait for each other. An edit must send a photo and a description. */
function editedOf(listings: number): readonly Edited[] {
  const known = edited.get(listings);
  if (known) return known;
  const all = Array.from({ length: Math.min(listings, MAX_EDITED) }, (_, nth) => ({
    path: `/roommates/${idOf(nth).toHexString()}`,
    input: contentOf(nth).input,
  }));
  const complete = all.filter(({ input }) => input.imageUrl !== '' && input.description !== '');
  edited.set(listings, complete);
  return complete;
}

const titleOf = (nth: number) =>
  `Sunny room ${createHash('sha1').update(String(nth)).digest('hex').slice(0, 8)}`;

/** A PUT that changes the title. With other new fields, the first edit of each listing would change all indexes. */
export function edit(listings: number, nth: number): BenchRequest {
  const all = editedOf(listings);
  const { path, input } = all[nth % all.length] ?? { path: '', input: {} };
  return { method: 'PUT', path, body: { ...input, title: titleOf(nth) } };
}

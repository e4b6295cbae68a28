/**
 * All uids of a collection in their order. Costs one index lookup for each.
 * @param next finds the record with the uid that follows another one
 */
export async function* uidsOf(
  next: (after: string) => Promise<{ uid: string } | null>,
): AsyncGenerator<string> {
  for (let found = await next(''); found; found = await next(found.uid)) yield found.uid;
}

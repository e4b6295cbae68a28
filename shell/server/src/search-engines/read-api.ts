import type { ReleasedPath } from '@roommate/release-registry';
import { z } from 'zod';
import { fetchApi } from '../proxy/fetch-api.ts';

/** A sitemap must not wait for a slow API. */
const TIMEOUT_MS = 2000;
/** For all pages of a list. A crawler waits for them. */
const MAX_LIST_MS = 10_000;
/** Each page of a list counts for the rate limits of the API. */
const MAX_LIST_PAGES = 200;

const KEPT = 'Its sitemap has the last complete list, or the status 503.';

const newestSchema = z.array(z.object({ createdAt: z.iso.datetime() }));

const NEXT = /<[^>]*[?&]cursor=([^&>]+)[^>]*>\s*;\s*rel="next"/;

/** From the `Link` header (RFC 8288). The client of the API has this too, but the site would need all of it. */
function nextCursor({ headers }: Response): string | undefined {
  const cursor = NEXT.exec(headers.get('link') ?? '')?.[1];
  return cursor === undefined ? undefined : decodeURIComponent(cursor);
}

interface Read<T> {
  data: T;
  /** The cursor of the next page of a list. */
  next: string | undefined;
}

/** @param path and query of an operation of the API */
async function read<T>(
  apiUrl: string,
  path: string,
  schema: z.ZodType<T>,
  signal?: AbortSignal,
): Promise<Read<T> | undefined> {
  try {
    const response = await fetchApi(apiUrl, { path, timeoutMs: TIMEOUT_MS, signal });
    return { data: schema.parse(await response.json()), next: nextCursor(response) };
  } catch {
    // A page then has the time of the release. A list stays as it was last complete.
    return undefined;
  }
}

/**
 * When the newest item of a list of the API was created.
 * @param apiUrl base URL of the API
 * @param list path and query of an operation that returns an array, newest first
 * @returns ISO 8601; undefined for an empty list, and when the API fails or is slow
 */
export const newestItem = async (apiUrl: string, list: string): Promise<string | undefined> =>
  (await read(apiUrl, list, newestSchema))?.data[0]?.createdAt;

const pageOf = (list: string, cursor: string | undefined): string =>
  cursor === undefined
    ? list
    : `${list}${list.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;

/** A page of a pattern. */
export interface ListedPage {
  path: string;
  /** The time for its `lastmod`. ISO 8601. */
  changedAt: string | undefined;
}

type Each = NonNullable<ReleasedPath['each']>;

// Made once: a list can have 100,000 items.
const idSchema = z.string().min(1).max(200);
const timeSchema = z.iso.datetime().optional().catch(undefined);

/** A page of a list, with the fields that `remote.json` names. */
function listSchema({ items, id, changedAt = '', complete = '' }: Each) {
  const item = z.record(z.string(), z.unknown()).transform((fields) => ({
    id: idSchema.parse(fields[id]),
    changedAt: timeSchema.parse(fields[changedAt]),
  }));
  const [field = '', value] = complete.split('=');
  return z.record(z.string(), z.unknown()).transform((list) => ({
    items: z.array(item).parse(list[items]),
    // A field can be a number or a boolean, too.
    isComplete: value === undefined || String(list[field]) === value,
  }));
}

/** What a list may cost, and where its failures are logged. */
interface ListLimits {
  maxMs?: number;
  maxPages?: number;
  /** Writes to the log why the list does not count. Otherwise a wrong declaration in `remote.json` would stay unnoticed. */
  warn: (text: string) => void;
}

/**
 * The pages of a pattern, one for each item of a list of the API. A list in several pages is read to its end.
 * @param apiUrl base URL of the API
 * @returns undefined when the API fails or is slow, and when the list is not complete: a crawler would forget the others
 */
export async function pagesOfList(
  apiUrl: string,
  { path, each }: Pick<ReleasedPath, 'path' | 'each'>,
  { maxMs = MAX_LIST_MS, maxPages = MAX_LIST_PAGES, warn }: ListLimits,
): Promise<ListedPage[] | undefined> {
  if (!each) return [];
  const schema = listSchema(each);
  const pages: ListedPage[] = [];
  const cursors = new Set<string | undefined>();
  const deadline = AbortSignal.timeout(maxMs);
  const leaveOut = (reason: string): undefined => {
    warn(`${each.list} ${reason}. ${KEPT}`);
  };
  let cursor: string | undefined;
  while (cursors.size < maxPages) {
    cursors.add(cursor);
    const page = await read(apiUrl, pageOf(each.list, cursor), schema, deadline);
    if (!page) return leaveOut(deadline.aborted ? `did not come within ${maxMs} ms` : 'could not be read');
    if (!page.data.isComplete) return leaveOut(`is not complete: it lacks ${each.complete}`);
    for (const { id, changedAt } of page.data.items) {
      pages.push({ path: path.replace(/:[^/]+/, () => encodeURIComponent(id)), changedAt });
    }
    cursor = page.next;
    if (cursor === undefined || cursors.has(cursor)) return pages;
  }
  return leaveOut(`has more than ${maxPages} pages`);
}

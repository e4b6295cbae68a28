import { isRecord } from '@roommate/contracts';
import { ApiError } from '@roommate/shell-api';
import type { Change } from '../change.ts';
import { keepChange, readChange } from '../waiting-changes.ts';
import { senderOf, type Send, type Senders } from '../senders.ts';
import { dropEarlier, earlierOf } from './earlier-changes.ts';
import { isTemporary, PRECONDITION_FAILED } from './outcome.ts';
import { isValidChange, valuesOf } from './valid-change.ts';

const requestOf = ({ url, method, headers, body }: Change, signal?: AbortSignal): Request =>
  new Request(url, {
    method,
    headers: Object.entries(headers).filter(([, value]) => value !== ''),
    body,
    ...(signal && { signal }),
  });

type Values = Record<string, unknown>;

/** The API trims texts before it saves them. */
const trimmed = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.trim() : value;

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? JSON.stringify(Object.entries(value).sort(), trimmed)
    : JSON.stringify(value, trimmed);

/** Responses do not contain the chosen place, and a listing without facts about its home has no `home`. */
const hasValues = (listing: Values, { placeId: _placeId, home = {}, ...values }: Values): boolean =>
  textOf(listing.home ?? {}) === textOf(home) &&
  Object.entries(values).every(([name, value]) => textOf(listing[name]) === textOf(value));

/**
 * Compares the listing as it is now with what the person has sent. If it has the values of an earlier edit whose response
 * was lost, the edit is sent again: nobody's edit is lost. This comes first, because the two can differ in the place only.
 * Otherwise, if it has the values of the edit, an earlier try has saved them.
 * @returns undefined if the listing was changed elsewhere
 */
async function afterConflict(
  change: Change,
  send: Send,
  signal?: AbortSignal,
): Promise<Response | undefined> {
  const response = await send(new Request(change.url));
  if (!response.ok) return undefined;
  const { headers } = response;
  // A proxy may respond with a page of its own.
  const listing: unknown = await response.json().catch(() => null);
  if (!isRecord(listing)) return undefined;
  const etag = headers.get('etag');
  const isOwn = earlierOf(change)
    .filter(isValidChange)
    .some((earlier) => hasValues(listing, valuesOf(earlier)));
  if (!isOwn)
    return hasValues(listing, valuesOf(change))
      ? Response.json({ matchedCount: 1, modifiedCount: 1 }, { headers })
      : undefined;
  // Without the ETag it would overwrite what somebody else saves meanwhile.
  if (etag === null) return undefined;
  return send(requestOf({ ...change, headers: { ...change.headers, 'if-match': etag } }, signal));
}

/** Sends a change, perhaps not for the first time. An edit does not conflict with an earlier one of the same person. */
export async function sendChange(change: Change, senders: Senders, signal?: AbortSignal): Promise<Response> {
  const send = senderOf(change, senders);
  const response = await send(requestOf(change, signal));
  if (change.kind !== 'edit' || response.status !== PRECONDITION_FAILED) return response;
  return (await afterConflict(change, send, signal)) ?? response;
}

/** Whether the API sent it. A proxy sends other bodies. */
const isProblem = (body: unknown): body is NonNullable<ApiError['problem']> =>
  isRecord(body) &&
  typeof body.error === 'string' &&
  (body.errors === undefined || Array.isArray(body.errors));

/** The change after the API has refused it, with the reason as sentences. */
async function asRefused(change: Change, response: Response): Promise<Change> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const problem = isProblem(body) ? body : undefined;
  const errors = problem?.errors?.map(({ message }) => message) ?? [];
  const reason = errors.join(' ') || new ApiError(response.status, problem).message;
  return {
    ...change,
    state: 'refused',
    reason,
    status: response.status,
    ...(problem?.code && { code: problem.code }),
  };
}

/**
 * Keeps a change that the API has refused, unless the session of its user has ended. Then its content must not be stored
 * again.
 */
export async function keepRefused(change: Change, response: Response): Promise<void> {
  const refused = await asRefused(change, response);
  const known = readChange(change.id);
  if (known && known.state !== 'ended') keepChange(refused);
}

/**
 * Sends a change that waited in its page. A page that the visitor has not left reports the outcome itself.
 * @returns the final response; undefined when the change must be tried again
 */
export async function sendWaitingChange(
  change: Change,
  senders: Senders,
  signal: AbortSignal,
  isLeft: () => boolean,
): Promise<Response | undefined> {
  // It may have become known since whose change it is.
  const { uid } = readChange(change.id) ?? change;
  const response = await sendChange({ ...change, uid }, senders, signal);
  if (isTemporary(response)) return undefined;
  const known = readChange(change.id);
  if (!known) return response;
  if (response.ok || (known.state !== 'ended' && !isLeft())) dropEarlier(known, response);
  else await keepRefused(known, response);
  return response;
}

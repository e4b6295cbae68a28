import { contactBodySchema, type ContactResponse, type ContactBody } from '@roommate/contracts';
import type { ApiAnswer, ApiRequest } from '../../services.ts';
import { parsed, problem } from './answer.ts';
import type { ListingStore, Viewer } from './listing-store.ts';
import * as read from './read-routes.ts';
import * as write from './write-routes.ts';

const only = <T>(data: T): ApiAnswer<T> => ({ data, next: undefined });

function contact(body: unknown, messages: ContactBody[]): ContactResponse {
  messages.push(parsed(contactBodySchema, body));
  return { success: true, message: 'Message received.' };
}

/**
 * Answers a call by the rules of the API (design, section 6) from memory.
 * @throws ApiError with problem details, as the shell's client does
 */
export function answerCall(
  store: ListingStore,
  messages: ContactBody[],
  viewer: Viewer,
  path: string,
  request: ApiRequest,
): ApiAnswer<unknown> {
  const { method = 'GET', body } = request;
  const url = new URL(path, 'http://api.invalid');
  const query = Object.fromEntries(url.searchParams);
  const [root, first, second, ...more] = url.pathname.slice(1).split('/').map(decodeURIComponent);
  const call = `${method} ${root ?? ''}`;

  if (call === 'POST contact' && first === undefined) return only(contact(body, messages));
  if (root !== 'roommates' || more.length > 0) throw problem(404, `There is no ${method} ${url.pathname}.`);
  if (first === undefined) {
    if (method === 'GET') return read.list(store, viewer, query);
    if (method === 'POST') return only(write.create(store, viewer, body));
  } else if (second !== undefined) {
    if (method === 'GET' && first === 'user') return read.byOwner(store, viewer, { email: second });
    if (method === 'PATCH' && second === 'like') return only(write.like(store, viewer, first, body));
  } else if (method === 'GET') {
    if (first === 'available') return read.available(store, viewer, query);
    if (first === 'mylistings') return read.byOwner(store, viewer, query);
    if (first === 'count') return read.count(store);
    if (first === 'stats') return read.stats(store);
    return read.details(store, viewer, first);
  } else if (method === 'PUT') {
    return only(write.update(store, viewer, first, request));
  } else if (method === 'DELETE') {
    return only(write.remove(store, viewer, first));
  }
  throw problem(404, `There is no ${method} ${url.pathname}.`);
}

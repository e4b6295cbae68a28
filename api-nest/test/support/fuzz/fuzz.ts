import { expectContract } from '@roommate/api-client/testing';
import { apiKeyScopes } from '@roommate/contracts';
import fc from 'fast-check';
import { owner, other } from '../callers.ts';
import { createKey } from '../create-key.ts';
import { type Document, documentOf, nameOf, type Operation, operationsOf, urlOf } from '../operations.ts';
import { postListing } from '../post-listing.ts';
import type { TestApi } from '../start-api.ts';
import { anyRequest, type FuzzRequest, type World } from './requests.ts';
import { type Reply, sender } from './send.ts';

const BATCH = 1000;
/** The number of listings of a batch that are read one by one, in addition to the lists. */
const SINGLE_READS = 25;
const AT_ONCE = 16;
const UNKNOWN_ID = '665f1c2ab7d94e0012a4c9d1';
const COLLECTIONS = [
  'listings',
  'likes',
  'reveals',
  'contactmessages',
  'apikeys',
  'savedlistings',
  'webhooks',
  'savedsearches',
  'alerts',
  'preferences',
];

type Send = ReturnType<typeof sender>['send'];

/** Prepares a listing and people for a batch. Removes what the previous batch wrote. */
async function freshWorld(api: TestApi): Promise<World> {
  for (const name of COLLECTIONS) await api.connection.collection(name).deleteMany({});
  const tokens = await Promise.all([owner, other].map((person) => api.issuer.tokenOf(person)));
  const [first = ''] = tokens;
  const { key } = await createKey(api, owner, { scopes: [...apiKeyScopes] });
  return {
    ids: [await postListing(api, owner), await postListing(api, other), UNKNOWN_ID],
    emails: [owner.email, other.email, 'nobody@example.com'],
    authorizations: [
      '',
      '',
      ...tokens.flatMap((token) => Array<string>(4).fill(`Bearer ${token}`)),
      `Bearer ${key}`,
      `Bearer ${key.slice(0, -4)}AAAA`,
      `Bearer ${first.slice(0, -4)}AAAA`,
      'Bearer',
      'Basic bnVzcmF0OnNlY3JldA==',
      'Bearer a.b.c',
    ],
  };
}

const shown = ({ method, url, headers, body }: FuzzRequest, reply?: Reply): string =>
  JSON.stringify({ method, url, headers, body: body?.toString('latin1').slice(0, 2000), reply }, null, 1);

/** @throws Error with the request and its response when the response is missing or differs from the document */
async function sendOne(request: FuzzRequest, send: Send): Promise<number> {
  const { method, url: path, others } = request;
  let reply: Reply | undefined;
  try {
    reply = await send(request);
    if (reply.status >= 500) throw new Error('The status is a server error');
    const { status, type: contentType, text } = reply;
    expectContract({ method, path, status, contentType, text }, others);
    return status;
  } catch (error) {
    throw new Error(`${String(error)}: ${shown(request, reply)}`, { cause: error });
  }
}

async function sendAll(requests: FuzzRequest[], send: Send, report: (status: number) => void): Promise<void> {
  const waiting = [...requests];
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) report(await sendOne(next, send));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Every read must work for everyone after any write. */
async function readAll(
  api: TestApi,
  operations: Operation[],
  document: Document,
  { ids }: World,
  send: Send,
): Promise<void> {
  const stored = await api.connection
    .collection('listings')
    .find({}, { projection: { _id: 1 } })
    .toArray();
  const all = [...new Set([...ids, ...stored.slice(-SINGLE_READS).map(({ _id }) => String(_id))])];
  // The id of a listing is not the id of a webhook.
  const reads = operations.filter(({ method, path }) => method === 'GET' && !path.startsWith('/webhooks/'));
  for (const operation of reads) {
    for (const person of [owner, other]) {
      const headers = { authorization: `Bearer ${await api.issuer.tokenOf(person)}` };
      for (const id of operation.path.includes('{id}') ? all : ['']) {
        const url = urlOf(operation, document, { id, email: person.email });
        const status = await sendOne({ operation, method: 'GET', url, headers, others: [] }, send);
        const isGone = status === 404 && !stored.some(({ _id }) => String(_id) === id);
        if (status !== 200 && !isGone) throw new Error(`${nameOf(operation)} is broken: ${status} at ${url}`);
      }
    }
  }
}

/**
 * Sends requests to all operations of the document one after another and checks each response. There is no 5xx,
 * nothing outside its schema, no hang, and no written data that breaks a read.
 * @param url of the API, or of a site that forwards to it
 * @returns the number of responses by status
 * @throws Error with the first wrong response and its request
 */
export async function fuzz(
  api: TestApi,
  count: number,
  seed: number,
  url = api.url,
): Promise<Map<number, number>> {
  const document = await documentOf(api);
  const operations = operationsOf(document);
  const statuses = new Map<number, number>();
  const report = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const { send, close } = sender(url, AT_ONCE);
  for (let sent = 0; sent < count; sent += BATCH) {
    const world = await freshWorld(api);
    const numRuns = Math.min(BATCH, count - sent);
    const requests = fc.sample(anyRequest(operations, document, world), { seed: seed + sent, numRuns });
    await sendAll(requests, send, report);
    await readAll(api, operations, document, world, send);
  }
  close();
  return statuses;
}

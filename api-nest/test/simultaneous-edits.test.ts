import type { ListingInput, UpdateResponse } from '@roommate/contracts';
import type { EventRecord } from '../src/webhooks/event.schema.ts';
import { createWebhook, newPerson } from './support/create-webhook.ts';
import { nusrat, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { type Receiver, startReceiver } from './support/receiver.ts';
import { useApi } from './support/use-api.ts';

/** Some edits arrive in different moments, where the database tells them apart. */
const ROUNDS = 5;
const rounds = Array.from({ length: ROUNDS }, (_, n) => n + 1);

const api = useApi();
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
  await createWebhook(api, newPerson(), { url: receiver.url, events: ['listing.updated'] });
});
afterAll(() => receiver.close());

const put = (id: string, changes: Partial<ListingInput>) =>
  api.call<UpdateResponse>('PUT', `/roommates/${id}`, { as: nusrat, body: { ...room, ...changes } });

async function versionsOfEvents(listingId: string): Promise<number[]> {
  const events = api.connection.collection<EventRecord>('webhookevents').find({
    listingId,
    type: 'listing.updated',
  });
  return (await events.toArray()).map(({ version }) => version.getTime());
}

it.each(rounds)('stores the same edit once, and sends one event (%i)', async (round) => {
  const id = await postListing(api, nusrat);
  const edits = await Promise.all([1, 2].map(() => put(id, { title: `Title ${round}` })));
  expect(edits.map(({ status }) => status)).toEqual([200, 200]);
  expect(edits.map(({ body }) => body.modifiedCount).sort()).toEqual([0, 1]);
  expect(await versionsOfEvents(id)).toHaveLength(1);
});

it.each(rounds)(
  'counts an edit that stores a part of another one only if it was stored (%i)',
  async (round) => {
    const id = await postListing(api, nusrat);
    const title = `Title ${round}`;
    const [whole, part] = await Promise.all([
      put(id, { title, description: 'On the third floor.' }),
      api.call<UpdateResponse>('PATCH', `/roommates/${id}`, { as: nusrat, body: { title } }),
    ]);
    expect(whole.body.modifiedCount).toBe(1);
    const versions = await versionsOfEvents(id);
    expect(versions).toHaveLength(1 + part.body.modifiedCount);
    expect(new Set(versions).size).toBe(versions.length);
  },
);

import { DeliveryWorker } from '../src/webhooks/delivery-worker.ts';
import { createWebhook, newPerson, untilDeliveries } from './support/create-webhook.ts';
import { useMovableClock } from './support/movable-clock.ts';
import { nusrat } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { startReceiver } from './support/receiver.ts';
import { useApi } from './support/use-api.ts';

const clock = useMovableClock();
const api = useApi();

it('tries again with growing waits, and gives up in the end', async () => {
  const owner = newPerson();
  const receiver = await startReceiver();
  const { _id } = await createWebhook(api, owner, { url: receiver.url });
  receiver.responses.status = 500;
  await postListing(api, nusrat);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    // A new name makes a new token, because the earlier one has expired.
    const as = { ...owner, name: `Attempt ${attempt}` };
    const [delivery] = await untilDeliveries(api, as, _id, ([first]) => first?.attempts === attempt);
    expect(delivery).toMatchObject({ lastStatus: 500, status: attempt < 8 ? 'pending' : 'failed' });
    if (!delivery?.nextAttemptAt) break;
    const wait = (Date.parse(delivery.nextAttemptAt) - Date.now()) / 1000;
    waits.push(Math.round(wait));
    clock.pass(wait + 1);
    api.get(DeliveryWorker).wake();
  }
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  expect(receiver.received).toHaveLength(8);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const webhooks = await api.call<{ status: string }[]>('GET', '/webhooks', {
    as: { ...owner, name: 'A day later' },
  });
  expect(webhooks.body).toMatchObject([{ status: 'disabled' }]);
  await receiver.close();
});

import type { CreatedWebhook, Delivery, NewWebhook } from '@roommate/contracts';
import { until } from '@roommate/server/testing';
import type { TestApi } from './start-api.ts';
import type { Person } from './token-issuer.ts';

let people = 0;

/** A person of their own, because an account has few webhooks. */
export function newPerson(): Person {
  people += 1;
  return {
    sub: `uid-hook-${people}`,
    email: `hook-${people}@example.com`,
    email_verified: true,
    name: `Hook ${people}`,
  };
}

export async function createWebhook(
  { call }: TestApi,
  as: Person,
  fields: Partial<NewWebhook> & { url: string },
): Promise<CreatedWebhook> {
  const { status, body } = await call<CreatedWebhook>('POST', '/webhooks', { as, body: fields });
  if (status !== 201) throw new Error(`The webhook was not created: ${status} ${JSON.stringify(body)}`);
  return body;
}

export async function deliveriesOf({ call }: TestApi, as: Person, id: string): Promise<Delivery[]> {
  return (await call<Delivery[]>('GET', `/webhooks/${id}/deliveries`, { as })).body;
}

/** Waits until the deliveries of a webhook fulfil a condition. */
export async function untilDeliveries(
  api: TestApi,
  as: Person,
  id: string,
  isDone: (deliveries: Delivery[]) => boolean,
): Promise<Delivery[]> {
  let deliveries: Delivery[] = [];
  await until(async () => {
    deliveries = await deliveriesOf(api, as, id);
    return isDone(deliveries);
  });
  return deliveries;
}

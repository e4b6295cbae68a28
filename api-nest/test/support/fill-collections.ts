import { randomUUID } from 'node:crypto';
import { type Connection, Types } from 'mongoose';
import { alertId } from '../../src/alerts/alert.schema.ts';
import { dhakaDay } from '../../src/time/dhaka-day.ts';
import { farFuture } from '../../src/webhooks/webhook.schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LONG_MS = 300 * DAY_MS;

/** Fills all collections except the listings. One record of each kind is old enough to be deleted. */
export async function fillCollections(connection: Connection): Promise<void> {
  const records = Array.from({ length: 100 }, (_, n) => {
    const time = new Date(Date.now() + (n === 0 ? -LONG_MS : LONG_MS));
    return { uid: `uid-${n}`, id: new Types.ObjectId(), time, day: dhakaDay(time) };
  });
  const fill = (name: string, recordOf: (values: (typeof records)[number]) => object) =>
    connection
      .collection<{ _id: string }>(name)
      .insertMany(records.map((values) => ({ _id: randomUUID(), ...recordOf(values) })));
  await fill('idempotencykeys', ({ time }) => ({ busyUntil: time, expiresAt: time }));
  await fill('reveals', ({ uid, day }) => ({ uid, kind: 'contact', day, count: 1 }));
  await fill('addressdays', ({ day }) => ({ day, count: 1 }));
  await fill('visits', ({ day }) => ({ day }));
  await fill('likes', ({ id }) => ({ listingId: id }));
  await fill('apikeys', ({ uid, time }) => ({ uid, expiresAt: time }));
  await fill('savedsearches', ({ uid, time }) => ({
    uid,
    keys: ['placeId=elsewhere|*|*'],
    rentMin: 0,
    rentMax: 0,
    createdAt: time,
  }));
  await fill('alerts', ({ uid, id, time }) => ({
    _id: alertId(id.toHexString(), uid),
    uid,
    listingId: id.toHexString(),
    isRead: false,
    isDeleted: false,
    createdAt: time,
  }));
  await fill('webhooks', ({ uid }) => ({
    uid,
    status: 'disabled',
    events: [],
    nextAt: farFuture,
    leasedUntil: farFuture,
  }));
  // Kept, and older than the webhooks of a test.
  const yesterday = new Date(Date.now() - DAY_MS);
  await fill('webhookevents', ({ time }) => ({
    at: time < yesterday ? time : yesterday,
    checkAt: farFuture,
    type: 'listing.created',
  }));
  await fill('webhookdeliveries', ({ id, time }) => ({
    webhookId: id,
    status: 'pending',
    dueAt: time,
    createdAt: time,
  }));
}

import { Types } from 'mongoose';
import { type RevealKind, revealsId, type RevealsRecord } from '../../src/reveals/reveal.schema.ts';
import { dhakaDay } from '../../src/time/dhaka-day.ts';
import { rafi } from './people.ts';
import type { TestApi } from './start-api.ts';

/** Stores that Rafi saw this number of contacts or emails today, besides those that he saw. */
export async function storeReveals({ connection }: TestApi, kind: RevealKind, count: number): Promise<void> {
  const at = new Date();
  const day = dhakaDay(at);
  const { sub: uid } = rafi;
  const reveals = Array.from({ length: count }, () => ({ listingId: new Types.ObjectId(), at }));
  await connection.collection<RevealsRecord>('reveals').updateOne(
    { _id: revealsId(day, kind, uid) },
    {
      $setOnInsert: { uid, kind, day, firstAt: at },
      $inc: { count },
      $push: { reveals: { $each: reveals } },
      $set: { lastAt: at },
    },
    { upsert: true },
  );
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, Types } from 'mongoose';
import { revealId, RevealRecord } from './reveal.schema.ts';

const DUPLICATE_KEY = 11000;

@Injectable()
export class RevealsRepository {
  constructor(@InjectModel(RevealRecord.name) private readonly reveals: Model<RevealRecord>) {}

  async has(listingId: string, uid: string): Promise<boolean> {
    return (await this.reveals.exists({ _id: revealId(listingId, uid) })) !== null;
  }

  /** Of a reveal that is known already the first time stays. */
  async insert(listingId: string, uid: string): Promise<void> {
    const reveal = {
      _id: revealId(listingId, uid),
      uid,
      listingId: new Types.ObjectId(listingId),
      at: new Date(),
    };
    await this.reveals.create(reveal).catch((error: unknown) => {
      if (!(error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY)) throw error;
    });
  }

  async deleteBefore(time: Date): Promise<number> {
    const { deletedCount } = await this.reveals.deleteMany({ at: { $lt: time } });
    return deletedCount;
  }
}

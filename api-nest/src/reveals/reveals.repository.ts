import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { insertOnce } from '../database/insert-once.ts';
import { revealId, RevealRecord } from './reveal.schema.ts';

@Injectable()
export class RevealsRepository {
  constructor(@InjectModel(RevealRecord.name) private readonly reveals: Model<RevealRecord>) {}

  async has(listingId: string, uid: string): Promise<boolean> {
    return (await this.reveals.exists({ _id: revealId(listingId, uid) })) !== null;
  }

  /**
   * Keeps the first time when the reveal exists.
   * @returns whether the reveal is new
   */
  insert(listingId: string, uid: string): Promise<boolean> {
    const at = new Date();
    const _id = revealId(listingId, uid);
    return insertOnce(this.reveals, { _id, uid, listingId: new Types.ObjectId(listingId), at });
  }

  async deleteBefore(time: Date): Promise<number> {
    const { deletedCount } = await this.reveals.deleteMany({ at: { $lt: time } });
    return deletedCount;
  }
}

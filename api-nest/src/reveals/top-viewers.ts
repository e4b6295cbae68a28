import type { Collection } from 'mongoose';

export interface Viewer {
  uid: string;
  contacts: number;
  first: Date;
  last: Date;
}

/** The users who saw the most contacts since a time, in descending order. */
export function topViewers(
  reveals: Pick<Collection, 'aggregate'>,
  since: Date,
  limit: number,
): Promise<Viewer[]> {
  return reveals
    .aggregate<Viewer>([
      { $match: { at: { $gte: since } } },
      { $group: { _id: '$uid', contacts: { $sum: 1 }, first: { $min: '$at' }, last: { $max: '$at' } } },
      { $sort: { contacts: -1, _id: 1 } },
      { $limit: limit },
      { $project: { _id: 0, uid: '$_id', contacts: 1, first: 1, last: 1 } },
    ])
    .toArray();
}

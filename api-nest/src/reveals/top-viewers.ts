import type { Collection } from 'mongoose';

export interface Viewer {
  uid: string;
  contacts: number;
  first: Date;
  last: Date;
}

/**
 * The users who saw the most contacts, in descending order.
 * @param since the first day in Dhaka, such as 2026-11-22
 */
export function topViewers(
  reveals: Pick<Collection, 'aggregate'>,
  since: string,
  limit: number,
): Promise<Viewer[]> {
  return reveals
    .aggregate<Viewer>([
      { $match: { day: { $gte: since }, kind: 'contact' } },
      {
        $group: {
          _id: '$uid',
          contacts: { $sum: '$count' },
          first: { $min: '$firstAt' },
          last: { $max: '$lastAt' },
        },
      },
      { $sort: { contacts: -1, _id: 1 } },
      { $limit: limit },
      { $project: { _id: 0, uid: '$_id', contacts: 1, first: 1, last: 1 } },
    ])
    .toArray();
}

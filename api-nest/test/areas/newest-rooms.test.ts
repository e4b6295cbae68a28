import type { AreasResponse } from '@roommate/contracts';
import { until } from '@roommate/server/testing';
import { useMovableClock } from '../support/movable-clock.ts';
import { nusrat } from '../support/people.ts';
import { searchableRoom } from '../support/searchable-rooms.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
const clock = useMovableClock();

/** A response without a token stays in memory for a second. */
const MOMENT_S = 2;
const roomAt = (location: string, time: string) => searchableRoom({ location, createdAt: new Date(time) });

describe('GET /areas with more than 1,000 listings', () => {
  const newest = roomAt('Sector 7, Uttara', '2026-01-03T05:06:07.890Z');

  // More than 1,000 are left after the deletion of one.
  beforeAll(async () => {
    await api.connection
      .collection('listings')
      .insertMany([
        ...Array.from({ length: 1000 }, () => roomAt('Section 10, Mirpur', '2026-01-01T02:03:04.567Z')),
        roomAt('Sector 7, Uttara', '2026-01-02T03:04:59.999Z'),
        newest,
      ]);
  });

  const newestRooms = async () => {
    clock.pass(MOMENT_S);
    const { counted, areas } = (await api.call<AreasResponse>('GET', '/areas')).body;
    return { counted, times: Object.fromEntries(areas.map(({ id, newestAt }) => [id, newestAt])) };
  };

  it('shows when the newest room was posted, also after its deletion', async () => {
    // A busy machine counts all areas later than the API waits for them. Until then it counts the newest 1,000.
    await until(async () => (await newestRooms()).counted === 'all');
    const mirpur = '2026-01-01T02:03:00.000Z';
    const timesIn = (uttara: string) => ({
      counted: 'all',
      times: { mirpur, 'mirpur-10': mirpur, uttara, 'uttara-7': uttara },
    });
    expect(await newestRooms()).toEqual(timesIn('2026-01-03T05:06:00.000Z'));
    const { status } = await api.call('DELETE', `/roommates/${String(newest._id)}`, { as: nusrat });
    expect(status).toBe(200);
    expect(await newestRooms()).toEqual(timesIn('2026-01-02T03:04:00.000Z'));
  });
});

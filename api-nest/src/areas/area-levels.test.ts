import { type AreaNumbers, withRooms } from './area-levels.ts';

const counts = (rooms: Record<string, number>, relation: AreaNumbers['relation']) =>
  new Map(
    Object.entries(rooms).map(([id, number]) => [
      id,
      { rooms: number, relation, median: 6000, newestAt: '' },
    ]),
  );

const shown = (areas: ReturnType<typeof withRooms>) => areas.map(({ id, rooms }) => `${id} ${rooms}`);

describe('the areas with rooms', () => {
  it('put the area with the most rooms first, also if it is not counted to the end', () => {
    const areas = withRooms(
      new Map([
        ...counts({ badda: 1000, mirpur: 1000 }, 'gte'),
        ...counts({ 'mirpur-1': 700, 'mirpur-10': 900, 'north-badda': 400 }, 'eq'),
      ]),
    );
    expect(shown(areas)).toEqual([
      'mirpur 1000',
      'badda 1000',
      'mirpur-10 900',
      'mirpur-1 700',
      'north-badda 400',
    ]);
  });

  it('put an area before the part that has all of its rooms', () => {
    expect(shown(withRooms(counts({ 'mirpur-1': 3, mirpur: 3 }, 'eq')))).toEqual(['mirpur 3', 'mirpur-1 3']);
  });
});

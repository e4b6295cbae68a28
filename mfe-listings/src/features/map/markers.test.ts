import type { AreaWithRooms } from '@roommate/contracts';
import { fitted, type Size } from './map-view.ts';
import { markersOf } from './markers.ts';

const size: Size = { width: 640, height: 480 };

/** Deterministic numbers from 0 to 1. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

function areasOf(seed: number, count: number): AreaWithRooms[] {
  const random = numbers(seed);
  const next = () => random.next().value;
  return Array.from({ length: count }, (_, i) => ({
    id: `area-${i}`,
    name: `Area number ${i}`,
    nameBn: '',
    kind: 'area' as const,
    at: { lat: 23.7 + next() * 0.18, lng: 90.34 + next() * 0.12 },
    around: [],
    rooms: 1 + Math.floor(next() * 40),
    relation: 'eq' as const,
    median: 2000 + Math.floor(next() * 20) * 500,
    newestAt: '2026-11-20T09:30:00.000Z',
  })).toSorted((a, b) => b.rooms - a.rooms);
}

describe('markersOf', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))('counts each room once (seed %i)', (seed) => {
    const areas = areasOf(seed, 60);
    const markers = markersOf(
      areas,
      fitted(
        areas.map(({ at }) => at),
        size,
      ),
      size,
    );
    const ids = markers.flatMap(({ area, others }) => [area, ...others].map(({ id }) => id));
    expect([...ids].sort()).toEqual(areas.map(({ id }) => id).sort());
    expect(markers.reduce((sum, { rooms }) => sum + rooms, 0)).toBe(
      areas.reduce((sum, { rooms }) => sum + rooms, 0),
    );
  });

  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'has no two markers that overlap (seed %i)',
    (seed) => {
      const areas = areasOf(seed, 60);
      const markers = markersOf(
        areas,
        fitted(
          areas.map(({ at }) => at),
          size,
        ),
        size,
      );
      for (const [i, a] of markers.entries()) {
        for (const b of markers.slice(i + 1)) {
          const isBeside = Math.abs(a.at.x - b.at.x) >= 110;
          expect(isBeside || Math.abs(a.at.y - b.at.y) >= 48).toBe(true);
        }
      }
    },
  );

  it('leaves the markers of large text the room that they need', () => {
    const areas = areasOf(4, 60);
    const view = fitted(
      areas.map(({ at }) => at),
      size,
    );
    const markers = markersOf(areas, view, size, 2);
    expect(markers.length).toBeLessThan(markersOf(areas, view, size).length);
    for (const [i, a] of markers.entries()) {
      for (const b of markers.slice(i + 1)) {
        const isBeside = Math.abs(a.at.x - b.at.x) >= 220;
        expect(isBeside || Math.abs(a.at.y - b.at.y) >= 96).toBe(true);
      }
    }
  });

  it('separates areas at a closer zoom', () => {
    const areas = areasOf(1, 60);
    const far = fitted(
      areas.map(({ at }) => at),
      size,
    );
    const near = { ...far, zoom: far.zoom + 2 };
    const alone = (view: typeof far) =>
      markersOf(areas, view, size).filter(({ others }) => others.length === 0).length;
    const shown = (view: typeof far) => markersOf(areas, view, size).length;
    expect(alone(near) / shown(near)).toBeGreaterThan(alone(far) / shown(far));
  });

  it('counts the rooms of a part once, with those of its area', () => {
    const [first, second, third] = areasOf(3, 3);
    if (!first || !second || !third) throw new Error('There are three areas.');
    const at = { lat: 23.8, lng: 90.4 };
    const areas: AreaWithRooms[] = [
      { ...first, at, rooms: 1000, relation: 'gte' },
      { ...second, at, rooms: 285, around: [first.id] },
      { ...third, at, rooms: 40 },
    ];
    expect(markersOf(areas, { ...at, zoom: 12 }, size)).toEqual([
      expect.objectContaining({ area: areas[0], rooms: 1040, relation: 'gte' }),
    ]);
  });

  it('has no marker for an area whose rooms are all in its parts', () => {
    const [first, second, third] = areasOf(3, 3);
    if (!first || !second || !third) throw new Error('There are three areas.');
    const areas: AreaWithRooms[] = [
      { ...first, rooms: 5 },
      { ...second, rooms: 3, around: [first.id] },
      { ...third, rooms: 2, around: [first.id] },
    ];
    const shown = (all: AreaWithRooms[]) =>
      markersOf(all, { lat: 23.8, lng: 90.4, zoom: 9 }, size).flatMap(({ area, others }) => [
        area,
        ...others,
      ]);
    expect(shown(areas)).toEqual(areas.slice(1));
    expect(shown([{ ...first, rooms: 6 }, ...areas.slice(1)])).toHaveLength(3);
  });

  it('shows nothing of what is outside', () => {
    const areas = areasOf(2, 10);
    expect(markersOf(areas, { lat: 23.99, lng: 90.3, zoom: 14 }, size)).toEqual([]);
  });
});

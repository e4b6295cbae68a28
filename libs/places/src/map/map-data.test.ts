import { distanceKm } from '../gazetteer/distance.ts';
import { placeById } from '../gazetteer/gazetteer.ts';
import { lakes, mapLabels, metroStations, parks, rivers, roads } from './map-data.ts';

const lines = [...rivers, ...lakes, ...roads];

describe('the lines of the map', () => {
  it('are inside greater Dhaka, and have names', () => {
    for (const { name, points } of lines) {
      expect(name).toMatch(/^[A-Z]/);
      expect(points.length).toBeGreaterThan(2);
      for (const { lat, lng } of [...points, ...parks.map(({ at }) => at)]) {
        expect(lat > 23.5 && lat < 24.05).toBe(true);
        expect(lng > 90.2 && lng < 90.65).toBe(true);
      }
    }
  });

  it('have no jump of more than 8 km', () => {
    for (const { points } of lines) {
      points.slice(1).forEach((point, i) => expect(distanceKm(point, points[i] ?? point)).toBeLessThan(8));
    }
  });
});

it('the map has the metro from north to south, and no label of the city itself', () => {
  expect(metroStations[0]?.name).toBe('Uttara North');
  expect(metroStations.at(-1)?.name).toBe('Kamalapur');
  expect(mapLabels.map(({ id }) => placeById(id)?.kind)).not.toContain('city');
});

import type { Coordinates } from '../gazetteer/place.ts';

/** A line of the schematic map, such as a river. */
export interface MapLine {
  name: string;
  points: Coordinates[];
}

/** Reads a table of lines: `name | lat, lng; lat, lng; ...`. */
export const parseLines = (table: string): MapLine[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', positions = ''] = row.split('|').map((cell) => cell.trim());
      const points = positions.split(';').map((position) => {
        const [lat = NaN, lng = NaN] = position.split(',').map(Number);
        return { lat, lng };
      });
      return { name, points };
    });

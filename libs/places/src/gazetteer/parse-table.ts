import type { PlaceKind } from '@roommate/contracts/search-values';
import type { Place } from './place.ts';

const LOCAL_MARK = '~';

/**
 * Reads a table of src/data: one place per line, `id | name | Bangla name | lat, lng | parent | other names`. Other names
 * are separated by `;`. One that starts with `~` is a local name.
 */
export function parseTable(table: string, kindOf: (id: string) => PlaceKind): Place[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', name = '', nameBn = '', position = '', parent = '', others = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const [lat = NaN, lng = NaN] = position.split(',').map(Number);
      const names = others.split(';').flatMap((text) => text.trim() || []);
      return {
        id,
        name,
        nameBn,
        kind: kindOf(id),
        at: { lat, lng },
        ...(parent && { parent }),
        aliases: names.filter((text) => !text.startsWith(LOCAL_MARK)),
        localNames: names.filter((text) => text.startsWith(LOCAL_MARK)).map((text) => text.slice(1)),
      };
    });
}

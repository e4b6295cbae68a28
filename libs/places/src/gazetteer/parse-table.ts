import type { PlaceKind } from '@roommate/contracts/search-values';
import type { Place } from './place.ts';

const LOCAL_MARK = '~';
const SHORT_MARK = '=';

/**
 * Reads a table of src/data: one place per line, `id | name | Bangla name | lat, lng | parent | other names`. Other names
 * are separated by `;`. One that starts with `~` is a local name, and one with `=` is
 * also the short name.
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
      const shortName = names.find((text) => text.startsWith(SHORT_MARK))?.slice(1);
      return {
        id,
        name,
        nameBn,
        kind: kindOf(id),
        at: { lat, lng },
        ...(parent && { parent }),
        ...(shortName !== undefined && { shortName }),
        aliases: names
          .filter((text) => !text.startsWith(LOCAL_MARK))
          .map((text) => (text.startsWith(SHORT_MARK) ? text.slice(1) : text)),
        localNames: names.filter((text) => text.startsWith(LOCAL_MARK)).map((text) => text.slice(1)),
      };
    });
}

import { isServer } from '@roommate/shell-api';
import { dataCode } from '../../data-code.ts';
import { needsSearchCode, searchCode } from './search-code.ts';

/** The page that a server has rendered with a search takes over with the code of searches. All code loads at the same time. */
export async function withSearchCode<T>(page: Promise<T>): Promise<T> {
  const isNeeded = isServer || needsSearchCode(new URLSearchParams(location.search));
  const [loaded] = await Promise.all([page, ...(isNeeded ? [searchCode.load(), dataCode.load()] : [])]);
  return loaded;
}

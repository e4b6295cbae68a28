import { useSearchParams } from '@roommate/shell-api';
import { CURSOR_PARAMETER, FIRST_CURSOR } from './batch.ts';

/** The cursor at which the list of a page starts. */
export const startOf = (query: URLSearchParams): string => query.get(CURSOR_PARAMETER) ?? FIRST_CURSOR;

/** That of this page. */
export function useStartCursor(): string {
  const [query] = useSearchParams();
  return startOf(query);
}

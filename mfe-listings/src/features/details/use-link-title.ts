import type { DetailsLinkState } from '@roommate/contracts';
import { useLocation } from '@roommate/shell-api';

/** The listing's title from the state of the clicked link; undefined when the URL was opened directly. */
export function useLinkTitle(): string | undefined {
  // Another page may have left a different state in the browser's history.
  const { state } = useLocation() as { state: Partial<DetailsLinkState> | null };
  return typeof state?.title === 'string' ? state.title : undefined;
}

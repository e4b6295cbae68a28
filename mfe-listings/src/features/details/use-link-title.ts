import type { DetailsLinkState } from '@roommate/contracts';
import { useLocation } from '@roommate/shell-api';

/** The listing's title as the link that led here has told it; undefined for who came by the address. */
export function useToldTitle(): string | undefined {
  // Whatever else may have left a state in the browser's history.
  const { state } = useLocation() as { state: Partial<DetailsLinkState> | null };
  return typeof state?.title === 'string' ? state.title : undefined;
}

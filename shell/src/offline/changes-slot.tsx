import { useCode } from '@roommate/ui';
import { changesCode } from './changes-code.ts';
import { useChanges } from './waiting-changes.ts';

/** Says which changes were not done. Its code loads when there are some. */
export function ChangesSlot() {
  const changes = useChanges().filter(({ state }) => state !== 'waiting');
  const hasChanges = changes.length > 0;
  const code = useCode(changesCode, hasChanges);
  return hasChanges && code ? <code.GuardedNotice changes={changes} /> : null;
}

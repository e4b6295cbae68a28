import { lazy, Suspense } from 'react';
import { changesCode } from './changes-code.ts';
import { useChanges } from './kept-changes.ts';

const NoticeList = lazy(async () => ({ default: (await changesCode()).GuardedNotice }));

/** Says which changes were not done. Its code loads when there are some. */
export function ChangesSlot() {
  const changes = useChanges().filter(({ state }) => state !== 'waiting');
  if (changes.length === 0) return null;
  return (
    <Suspense>
      <NoticeList changes={changes} />
    </Suspense>
  );
}

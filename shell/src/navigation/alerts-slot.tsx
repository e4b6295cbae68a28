import { log, useUser } from '@roommate/shell-api';
import { retryUntilLoaded } from '@roommate/ui';
import { lazy, Suspense } from 'react';

const AlertsBell = lazy(async () => {
  const load = () => import(/* webpackChunkName: "signed-in" */ './alerts-bell.tsx');
  return { default: (await retryUntilLoaded('The bell', load, log.error)).AlertsBell };
});

/** The bell of signed-in users. Others load nothing for it. The header has room for it, so it moves nothing. */
export function AlertsSlot() {
  const user = useUser();
  if (!user) return null;
  return (
    <Suspense fallback={null}>
      <AlertsBell key={user.uid} uid={user.uid} />
    </Suspense>
  );
}

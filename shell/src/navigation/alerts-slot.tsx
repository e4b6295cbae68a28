import { log, useUser } from '@roommate/shell-api';
import { CodeOnDemand, useCode } from '@roommate/ui';

const bellCode = new CodeOnDemand(
  'The bell',
  () => import(/* webpackChunkName: "signed-in" */ './alerts-bell.tsx'),
  log,
);

/** The bell of signed-in users. Others load nothing for it. The header has room for it, so it moves nothing. */
export function AlertsSlot() {
  const user = useUser();
  const code = useCode(bellCode, user !== null);
  return user && code ? <code.AlertsBell key={user.uid} uid={user.uid} /> : null;
}

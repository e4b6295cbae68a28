import { log, type Session, sessionStore, userOf } from '@roommate/shell-api';
import { CodeOnDemand, useCode } from '@roommate/ui';
import { isUnconfirmed } from '../auth/is-unconfirmed.ts';

const bellCode = new CodeOnDemand(
  'The bell',
  () => import(/* webpackChunkName: "signed-in" */ './alerts-bell.tsx'),
  log,
);

/** The bell needs a token to request the alerts. Before the provider has confirmed the user, there is none. */
const userWithBell = (session: Session) => (isUnconfirmed(session) ? null : userOf(session));

/** The bell of signed-in users. Others load nothing for it. The header has room for it, so it moves nothing. */
export function AlertsSlot() {
  const user = sessionStore(userWithBell);
  const code = useCode(bellCode, user !== null);
  return user && code ? <code.AlertsBell key={user.uid} uid={user.uid} /> : null;
}

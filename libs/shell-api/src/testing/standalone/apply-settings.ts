import type { TestShell } from '../create-test-shell.ts';
import { sampleOwners, sampleUser } from '../sample-users.ts';
import type { StandaloneSettings } from './standalone-settings.ts';

const SLOW_MS = 1500;
const QUICK_MS = 80;

const [, other] = sampleOwners;
const users = {
  owner: sampleUser(),
  other: sampleUser({ uid: other.ownerUid, displayName: other.name, email: other.email }),
};

/** Puts the toolbar's choices into effect. */
export function applySettings(shell: TestShell, { user, responds }: StandaloneSettings): void {
  if (user === 'nobody') shell.signOut();
  else shell.signIn(users[user]);
  shell.api.delay = responds === 'slowly' ? SLOW_MS : QUICK_MS;
  shell.recover();
  if (responds === 'with errors') shell.fail(/^/, 500);
  if (responds === 'never') shell.fail(/^/, 'network');
}

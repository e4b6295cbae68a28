import { sessionStore } from './session.ts';

const PREFIX = 'roommate:personal:';

/**
 * Texts of the signed-in user that survive a reload of the tab, such as a draft. The shell removes them when no user
 * is signed in any more. So the next user of the browser does not find them. Without storage, nothing is kept.
 */
export const personalStorage = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  },
  set(key: string, text: string): void {
    try {
      sessionStorage.setItem(PREFIX + key, text);
    } catch {
      return;
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(PREFIX + key);
    } catch {
      return;
    }
  },
} as const;

function forgetAll(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    return;
  }
}

/** Removes personal texts when the user signs out, here or in another tab. For the shell only. */
export function forgetPersonalTextsOnSignOut(): void {
  sessionStore.subscribe(({ status }) => {
    if (status === 'signed-out') forgetAll();
  });
}

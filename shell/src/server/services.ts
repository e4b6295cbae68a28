import { createApiClient } from '@roommate/api-client';
import { NetworkError, type ShellServices } from '@roommate/shell-api';
import type { SignIn } from '../auth/sign-in-context.ts';

/** Shorter than the time that the site gives a page. Otherwise a slow API would look like a slow release. */
const API_TIMEOUT_MS = 800;

async function send(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(API_TIMEOUT_MS)]);
  try {
    const read = new Request(request, { signal });
    // The visitor's browser asks again when it shows the listing. Only that counts as a view.
    read.headers.set('sec-purpose', 'prefetch');
    return await fetch(read);
  } catch (cause) {
    throw new NetworkError({ cause });
  }
}

const onlyInBrowser = (): never => {
  throw new Error(
    'A page called this while it rendered on a server. Call it in an effect or an event handler.',
  );
};

/**
 * The services of the shell on a server: the API as anybody sees it, without a token.
 * @param apiUrl the absolute URL of the API itself, not of the site
 */
export const serverServices = (apiUrl: string): ShellServices => ({
  api: createApiClient({ baseUrl: apiUrl, fetch: send }),
  notifications: {
    success: onlyInBrowser,
    error: onlyInBrowser,
    info: onlyInBrowser,
    dismiss: onlyInBrowser,
  },
  dialogs: { alert: onlyInBrowser, confirm: onlyInBrowser },
  authentication: { logout: onlyInBrowser, logInAgain: onlyInBrowser },
  savedListings: { set: onlyInBrowser, reload: onlyInBrowser },
  // The map renders in the browser only.
  siteSettings: { mapStyleUrl: null },
});

/** The sign-in pages show their forms. They are not sent on a server. */
export const noSignIn: SignIn = {
  login: onlyInBrowser,
  register: onlyInBrowser,
  prepareGoogle: onlyInBrowser,
  loginWithGoogle: onlyInBrowser,
  sendPasswordReset: onlyInBrowser,
  verifyPasswordReset: onlyInBrowser,
  confirmPasswordReset: onlyInBrowser,
  sendEmailConfirmation: onlyInBrowser,
  confirmEmail: onlyInBrowser,
};

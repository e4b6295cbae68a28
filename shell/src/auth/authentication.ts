import type { RegistrationInput } from '@roommate/contracts';
import { NetworkError, log, sessionStore, setSession, userOf, type SessionUser } from '@roommate/shell-api';
import { CodeOnDemand } from '@roommate/ui';
import { withTimeout } from '../async/with-timeout.ts';
import type { AuthBackend } from './auth-backend.ts';
import { isUnconfirmed } from './is-unconfirmed.ts';

/** The session becomes `slow` after this time without a response. */
export const SLOW_AFTER_MS = 5000;
const BACKEND_TIMEOUT_MS = 20_000;

interface AuthenticationOptions {
  /** Loads the provider's SDK. */
  loadBackend: () => Promise<AuthBackend>;
  /** Asks before a logout whether changes that are not saved may be lost. */
  confirmLogout: () => Promise<boolean>;
  /**
   * Called when the user has signed out here and the session does not say so yet. It serves to leave a guarded page.
   */
  onLogout: () => Promise<void>;
}

/**
 * Writes the session (spec, section 4). It is loading until the provider has reported and while an operation is under
 * way. Then it is the user or nobody. It lives outside React, so that no render can start it twice. See
 * docs/decisions/0038-session-during-operations.md.
 */
export class Authentication {
  readonly #options: AuthenticationOptions;
  readonly #code: CodeOnDemand<AuthBackend>;
  #backend: Promise<AuthBackend> | undefined;
  #reported = false;
  #operations = 0;

  constructor(options: AuthenticationOptions) {
    this.#options = options;
    this.#code = new CodeOnDemand('The sign-in module', options.loadBackend, log);
  }

  /** Starts once; every operation starts it too. */
  start(): Promise<AuthBackend> {
    this.#backend ??= this.#connect();
    return this.#backend;
  }

  /** For a browser that no user has signed in with: the session is known without the SDK. An operation still loads it. */
  assumeSignedOut(): void {
    if (!this.#backend) this.#publish(null);
  }

  /** The provider has not confirmed this user yet: docs/decisions/0393-kept-sessions.md. */
  expect(user: SessionUser): void {
    if (!this.#backend) setSession({ status: 'loading', slow: false, user, isUnconfirmed: true });
  }

  login(email: string, password: string): Promise<void> {
    return this.#during((backend) => backend.login(email, password));
  }

  async prepareGoogle(): Promise<void> {
    const backend = await this.start();
    await backend.prepareGoogle().catch((error: unknown) => log.error('Google sign-in is not ready.', error));
  }

  loginWithGoogle(): Promise<void> {
    return this.#during((backend) => backend.loginWithGoogle());
  }

  register(input: RegistrationInput): Promise<void> {
    return this.#during((backend) => backend.register(input));
  }

  async sendPasswordReset(email: string): Promise<void> {
    await (await this.#connected()).sendPasswordReset(email);
  }

  async verifyPasswordReset(code: string): Promise<string> {
    return (await this.#connected()).verifyPasswordReset(code);
  }

  confirmPasswordReset(code: string, newPassword: string): Promise<void> {
    return this.#during((backend) => backend.confirmPasswordReset(code, newPassword));
  }

  async sendEmailConfirmation(): Promise<void> {
    await (await this.#connected()).sendEmailConfirmation();
  }

  async confirmEmail(code: string): Promise<void> {
    await (await this.#connected()).confirmEmail(code);
  }

  /** A failure is logged only (spec, section 8). */
  async logout(): Promise<void> {
    try {
      if (!(await this.#options.confirmLogout())) return;
      await this.#during(async (backend) => {
        await backend.logout();
        await this.#options.onLogout();
      });
    } catch (error) {
      log.error('Logging out failed.', error);
    }
  }

  /** The user's token, or null; with `refresh` a new one. */
  async idToken(refresh: boolean): Promise<string | null> {
    return (await this.#connected()).idToken(refresh);
  }

  async #connect(): Promise<AuthBackend> {
    setTimeout(() => {
      const session = sessionStore.getState();
      if (!this.#reported && session.status === 'loading') setSession({ ...session, slow: true });
    }, SLOW_AFTER_MS);
    const backend = await this.#code.loadWithRetries();
    backend.observe((user) => {
      this.#reported = true;
      if (this.#operations === 0) this.#publish(user);
      else if (isUnconfirmed(sessionStore.getState())) this.#setLoading();
    });
    return backend;
  }

  #connected(): Promise<AuthBackend> {
    return withTimeout(this.start(), BACKEND_TIMEOUT_MS, 'The sign-in service did not load.').catch(
      (cause: unknown) => Promise.reject(new NetworkError({ cause })),
    );
  }

  async #during(work: (backend: AuthBackend) => Promise<unknown>): Promise<void> {
    this.#operations += 1;
    // The page still says that it waits for the provider, and its requests still wait.
    if (!isUnconfirmed(sessionStore.getState())) this.#setLoading();
    try {
      const backend = await this.#connected();
      await work(backend).finally(() => {
        // Intermediate states of the provider, such as an account without its name, are not shown.
        if (this.#operations === 1 && this.#reported) this.#publish(backend.currentUser());
      });
    } finally {
      this.#operations -= 1;
    }
  }

  /** The user who was signed in stays. */
  #setLoading(): void {
    const user = userOf(sessionStore.getState());
    setSession({ status: 'loading', slow: false, ...(user && { user }) });
  }

  #publish(user: SessionUser | null): void {
    setSession(user ? { status: 'signed-in', user } : { status: 'signed-out' });
    log.info(user ? 'Authentication: signed in.' : 'Authentication: signed out.');
  }
}

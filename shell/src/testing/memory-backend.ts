import type { SessionUser } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import type { AuthBackend } from '../auth/auth-backend.ts';

/**
 * An identity provider in memory. Registering reports the new account before it has its name, as the real one does.
 */
export class MemoryBackend implements AuthBackend {
  user: SessionUser | null = null;
  logoutError: Error | undefined;
  #listener: ((user: SessionUser | null) => void) | undefined;

  report(user: SessionUser | null): void {
    this.user = user;
    this.#listener?.(user);
  }
  observe(listener: (user: SessionUser | null) => void): void {
    this.#listener = listener;
  }
  currentUser = () => this.user;
  idToken = () => Promise.resolve(this.user && `token of ${this.user.uid}`);
  login(_email: string, password: string): Promise<void> {
    if (password !== 'right') return Promise.reject(new Error('auth/invalid-credential'));
    this.report(sampleUser());
    return Promise.resolve();
  }
  prepareGoogle = () => Promise.resolve();
  loginWithGoogle = () => Promise.resolve(this.report(sampleUser()));
  async register({ name }: { name: string }): Promise<void> {
    this.report(sampleUser({ displayName: null }));
    await Promise.resolve();
    this.user = sampleUser({ displayName: name });
  }
  sendPasswordReset = () => Promise.resolve();
  verifyPasswordReset = () => Promise.resolve('n@example.com');
  confirmPasswordReset = () => this.logout();
  sendEmailConfirmation = () => Promise.resolve();
  confirmEmail = () => Promise.resolve();
  logout(): Promise<void> {
    if (this.logoutError) return Promise.reject(this.logoutError);
    this.report(null);
    return Promise.resolve();
  }
}

import { signInPages } from '@roommate/contracts';

const { login, register, forgotPassword } = signInPages;

/** The shell's pages for search engines. The others need a code from an email. */
export const indexedSignInPages: readonly string[] = [login.path, register.path, forgotPassword.path];

import { NetworkError } from '@roommate/shell-api';
import { errorText } from './error-text.ts';

const providerError = (code: string, message = `Firebase: Error (${code}).`) =>
  Object.assign(new Error(message), { code });

describe('the text of a failed sign-in', () => {
  it.each([
    ['auth/invalid-credential', /email address or the password is wrong/],
    ['auth/email-already-in-use', /already exists/],
    ['auth/popup-blocked', /allow pop-ups/],
    ['auth/popup-closed-by-user', /was closed/],
    ['auth/unauthorized-domain', /not set up for this domain/],
    ['auth/network-request-failed', /check your connection/],
    ['auth/password-does-not-meet-requirements', /does not meet the requirements/],
    ['auth/too-many-requests', /wait a few minutes/],
  ])('explains %s', (code, text) => {
    expect(errorText(providerError(code))).toMatch(text);
    expect(errorText(providerError(code))).not.toMatch(/Firebase|auth\//);
  });

  it("falls back to the provider's own message", () =>
    expect(errorText(providerError('auth/new-code', 'Firebase: Quota is used up (auth/new-code).'))).toBe(
      'Quota is used up (auth/new-code).',
    ));

  it('explains that the sign-in module did not load', () =>
    expect(errorText(new NetworkError())).toMatch(/could not be reached/));

  it('always says something', () => expect(errorText(undefined)).toMatch(/went wrong/));
});

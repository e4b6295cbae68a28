import { NetworkError } from '@roommate/shell-api';
import { signInProviderPerTest } from '../testing/sign-in-provider.ts';
import { tokenOf } from './token-of.ts';

const provider = signInProviderPerTest();

it('is a new one when the old one has expired', async () => {
  expect(await tokenOf(provider.auth, false)).toBe('new');
});

it.each([
  ['nothing', 'auth/network-request-failed'],
  ['unavailable', 'auth/unavailable'],
] as const)('fails as a request does when the provider responds with: %s', async (response, code) => {
  provider.responses = [response];
  const failed = tokenOf(provider.auth, false);
  await expect(failed).rejects.toThrow(NetworkError);
  await expect(failed).rejects.toMatchObject({ cause: { code } });
  expect(await tokenOf(provider.auth, false)).toBe('new');
});

it('fails with the error of the SDK when the session has ended', async () => {
  provider.responses = ['session has ended'];
  await expect(tokenOf(provider.auth, false)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  expect(await tokenOf(provider.auth, false)).toBeNull();
});

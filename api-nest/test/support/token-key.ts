import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** Creates the key that signs the tokens of all tests. A key takes as long as a start of the API. */
export function createTokenKey(): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  process.env.TEST_TOKEN_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** The key that the set-up of the tests created. */
export const tokenKey = (): KeyObject => createPrivateKey(process.env.TEST_TOKEN_KEY ?? '');

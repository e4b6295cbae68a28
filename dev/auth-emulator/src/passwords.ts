import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Keys } from './keys.ts';

const derive = promisify<string, string, number, { N: number }, Buffer>(scrypt);

/** Firebase's least length; the emulator refuses what is shorter, with the message that the SDK knows. */
const minimumLength = 6;

/**
 * The emulator keeps passwords readable, and people reuse theirs: it gets a derived word instead. The cost is low
 * (N=2^10, some 3 ms), since a test run signs up thousands.
 */
export const createPasswordHiding =
  ({ secret }: Keys) =>
  async (password: string): Promise<string> => {
    if (password.length < minimumLength) return password;
    const derived = await derive(password.normalize('NFC'), `password:${secret}`, 32, { N: 1024 });
    return derived.toString('base64url');
  };

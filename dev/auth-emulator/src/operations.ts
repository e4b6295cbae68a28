import { z } from 'zod';

const short = z.string().max(2048);
const token = z.string().min(1).max(16_384);
const password = z.string().max(4096);
const email = z.string().max(320);

/** Sent by the SDK with most calls, without meaning here. */
const common = {
  returnSecureToken: z.boolean().nullish(),
  clientType: short.nullish(),
  recaptchaVersion: short.nullish(),
};
const object = <S extends z.core.$ZodShape>(shape: S) => z.strictObject({ ...common, ...shape });

/** A call of the identity provider that the product's SDK makes: all others do not exist here. */
export interface Operation {
  path: string;
  /** Strict, since the emulator folds odd spellings of a field (`Id-Token`) into the real one. */
  body: z.ZodType<Record<string, unknown>>;
  /** Whether it changes the accounts, which then must be on disk before the answer. */
  writes: boolean;
}

const accounts = (name: string, writes: boolean, body: Operation['body']): Operation => ({
  path: `/identitytoolkit.googleapis.com/v1/accounts:${name}`,
  body,
  writes,
});

export const operations: readonly Operation[] = [
  accounts(
    'signUp',
    true,
    object({ email: email.nullish(), password: password.nullish(), displayName: short.nullish() }),
  ),
  accounts('signInWithPassword', true, object({ email: email.nullish(), password: password.nullish() })),
  accounts(
    'signInWithIdp',
    true,
    object({
      requestUri: token.nullish(),
      postBody: token.or(z.literal('')).nullish(),
      sessionId: short.nullish(),
      idToken: token.nullish(),
      pendingToken: short.nullish(),
      autoCreate: z.boolean().nullish(),
      returnIdpCredential: z.boolean().nullish(),
    }),
  ),
  accounts('lookup', false, object({ idToken: token.nullish() })),
  accounts(
    'update',
    true,
    object({
      idToken: token.nullish(),
      oobCode: short.nullish(),
      displayName: short.nullish(),
      photoUrl: short.nullish(),
      email: email.nullish(),
      password: password.nullish(),
      deleteAttribute: z.array(z.enum(['DISPLAY_NAME', 'PHOTO_URL'])).nullish(),
      deleteProvider: z.array(short).nullish(),
    }),
  ),
  accounts('delete', true, object({ idToken: token.nullish() })),
  accounts(
    'sendOobCode',
    true,
    object({
      requestType: z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']),
      email: email.nullish(),
      newEmail: email.nullish(),
      idToken: token.nullish(),
      continueUrl: short.nullish(),
      canHandleCodeInApp: z.boolean().nullish(),
    }),
  ),
  accounts('resetPassword', true, object({ oobCode: short.nullish(), newPassword: password.nullish() })),
  {
    path: '/securetoken.googleapis.com/v1/token',
    body: z.strictObject({ grant_type: z.literal('refresh_token'), refresh_token: token }),
    writes: true,
  },
];

import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
  type Auth,
} from 'firebase/auth';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { startAuthEmulator, type AuthEmulator } from './index.ts';
import { newDataDir } from './testing/run-program.ts';

const projectId = 'demo-contract';
const password = 'Secret-word1';
const siteUrl = 'https://rooms.example';

describe('the Firebase web SDK against the emulator', () => {
  let emulator: AuthEmulator;
  let app: FirebaseApp;
  let auth: Auth;
  const printed: string[] = [];

  beforeAll(async () => {
    const log = (line: string) => printed.push(line);
    emulator = await startAuthEmulator({ port: 0, dataDir: await newDataDir(), projectId, siteUrl, log });
    app = initializeApp({ apiKey: 'demo', projectId });
    auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, emulator.url, { disableWarnings: true });
  });
  afterAll(async () => {
    await deleteApp(app);
    await emulator.close();
  });

  const verify = (token: string) =>
    jwtVerify(token, createRemoteJWKSet(new URL('/jwks', emulator.url)), {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
    });

  it('registers, sets the profile, and gets name and picture into the token', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'Anika@Example.com', password);
    await updateProfile(user, { displayName: 'Anika', photoURL: 'https://example.com/a.png' });
    const { payload } = await verify(await user.getIdToken(true));
    expect(payload).toMatchObject({
      sub: user.uid,
      user_id: user.uid,
      name: 'Anika',
      picture: 'https://example.com/a.png',
      email: 'anika@example.com',
      email_verified: false,
      firebase: { sign_in_provider: 'password' },
    });
    const now = Date.now() / 1000;
    expect(payload.auth_time).toBeLessThanOrEqual(now);
    expect(payload.iat).toBeLessThanOrEqual(now);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
  });

  it('logs in again, and gives the same error for a wrong password and an unknown email', async () => {
    await createUserWithEmailAndPassword(auth, 'rafi@example.com', password);
    await signOut(auth);
    await signInWithEmailAndPassword(auth, 'rafi@example.com', password);
    expect(auth.currentUser?.email).toBe('rafi@example.com');
    const refused = { code: 'auth/invalid-credential' };
    await expect(signInWithEmailAndPassword(auth, 'rafi@example.com', 'Wrong-word1')).rejects.toMatchObject(
      refused,
    );
    await expect(signInWithEmailAndPassword(auth, 'nobody@example.com', password)).rejects.toMatchObject(
      refused,
    );
  });

  it('refuses a short password and a taken email with the codes that the SDK knows', async () => {
    const register = (password: string) => createUserWithEmailAndPassword(auth, 'rafi@example.com', password);
    await expect(register(password)).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
    await expect(createUserWithEmailAndPassword(auth, 'x@example.com', 'Ab1')).rejects.toMatchObject({
      code: 'auth/weak-password',
    });
  });

  it('signs in with a Google credential', async () => {
    const claims = { sub: '1234567890', email: 'sadia@example.com', email_verified: true, name: 'Sadia' };
    const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(claims)));
    const { payload } = await verify(await user.getIdToken());
    expect(payload).toMatchObject({ name: 'Sadia', firebase: { sign_in_provider: 'google.com' } });
  });

  it('deletes an account', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'gone@example.com', password);
    await deleteUser(user);
    await expect(signInWithEmailAndPassword(auth, 'gone@example.com', password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  it('ends other sessions when the password changes', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'farhan@example.com', password);
    const issuedIn = Math.floor(Date.now() / 1000);
    // Firebase counts validity in whole seconds.
    while (Math.floor(Date.now() / 1000) === issuedIn) await fetch(emulator.url);
    const elsewhere = user.refreshToken;
    await updatePassword(user, 'Other-word2');
    await user.getIdToken(true);
    const response = await fetch(`${emulator.url}/securetoken.googleapis.com/v1/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: elsewhere }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
  });

  it("prints a link to the site's page without the email, and its code sets a new password once", async () => {
    await createUserWithEmailAndPassword(auth, 'tanvir@example.com', password);
    await sendPasswordResetEmail(auth, 'tanvir@example.com');
    const line = printed.at(-1) ?? '';
    expect(line).toContain('Password reset link');
    expect(line).not.toContain('tanvir');
    const link = new URL(line.slice(line.indexOf('http')));
    expect(link.origin + link.pathname).toBe(`${siteUrl}/reset-password`);
    expect(link.searchParams.get('mode')).toBe('resetPassword');
    const code = link.searchParams.get('oobCode') ?? '';
    expect(await verifyPasswordResetCode(auth, code)).toBe('tanvir@example.com');
    await confirmPasswordReset(auth, code, 'Other-word2');
    await expect(verifyPasswordResetCode(auth, code)).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
    await signInWithEmailAndPassword(auth, 'tanvir@example.com', 'Other-word2');

    const lines = printed.length;
    await sendPasswordResetEmail(auth, 'nobody@example.com');
    expect(printed).toHaveLength(lines);
  });

  it("prints a link to the site's page that confirms an email, and its code works once", async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'mitu@example.com', password);
    await sendEmailVerification(user);
    const line = printed.at(-1) ?? '';
    expect(line).toContain('Email verification link');
    const link = new URL(line.slice(line.indexOf('http')));
    expect(link.origin + link.pathname).toBe(`${siteUrl}/reset-password`);
    expect(link.searchParams.get('mode')).toBe('verifyEmail');
    const code = link.searchParams.get('oobCode') ?? '';
    await applyActionCode(auth, code);
    const { payload } = await verify(await user.getIdToken(true));
    expect(payload.email_verified).toBe(true);
    await expect(applyActionCode(auth, code)).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
  });
});

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  updateProfile,
} from 'firebase/auth';
import { freePort } from '@roommate/server/testing';
import { signIn, signInWithGoogle, signUp } from '../src/testing/accounts.ts';
import { kill, newDataDir, runUntilReady, type Program } from '../src/testing/run-program.ts';

const password = 'Secret-word1';

describe('accounts and sessions on disk', () => {
  let program: Program;
  let env: { AUTH_EMULATOR_PORT: string; AUTH_EMULATOR_DATA: string };
  let url: string;

  beforeEach(async () => {
    const port = await freePort();
    env = { AUTH_EMULATOR_PORT: String(port), AUTH_EMULATOR_DATA: await newDataDir() };
    url = `http://127.0.0.1:${port}`;
    program = await runUntilReady(env);
  });
  afterEach(() => kill(program));

  const killAndRestart = async () => {
    await kill(program);
    program = await runUntilReady(env);
  };

  it('keep a browser session over kill -9, with the profile', async () => {
    const app = initializeApp({ apiKey: 'demo', projectId: 'demo-roommate-dhaka' }, 'durable');
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, url, { disableWarnings: true });
    const { user } = await createUserWithEmailAndPassword(auth, 'mitu@example.com', password);
    await updateProfile(user, { displayName: 'Mitu Rahman', photoURL: 'https://example.com/mitu.jpg' });

    await killAndRestart();

    await user.reload();
    expect(user.displayName).toBe('Mitu Rahman');
    const { claims } = await user.getIdTokenResult(true);
    expect(claims).toMatchObject({ name: 'Mitu Rahman', picture: 'https://example.com/mitu.jpg' });
    await deleteApp(app);
  });

  it('keep every acknowledged sign-up when killed in the middle of writes', async () => {
    const acknowledged: string[] = [];
    let next = 0;
    const worker = async () => {
      for (;;) {
        const email = `user${next++}@example.com`;
        await signUp(url, { email, password });
        acknowledged.push(email);
      }
    };
    const workers = Promise.allSettled(Array.from({ length: 8 }, worker));
    while (acknowledged.length < 100) await fetch(`${url}/`);
    await kill(program);
    await workers;

    program = await runUntilReady(env);
    const signedIn = await Promise.allSettled(acknowledged.map((email) => signIn(url, { email, password })));
    expect(signedIn.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  it('keep Google accounts with their provider, and list them once', async () => {
    const before = await signInWithGoogle(url, { email: 'rafi@example.com', name: 'Rafi' });
    await killAndRestart();
    await killAndRestart();
    const after = await signInWithGoogle(url, { email: 'rafi@example.com', name: 'Rafi' });
    expect(after.uid).toBe(before.uid);
    const query = 'apiKey=k&appName=a&eventId=1&authType=signInViaPopup&providerId=google.com';
    const page = await (await fetch(`${url}/emulator/auth/handler?${query}`)).text();
    expect(page.match(/class="account"/g)).toHaveLength(1);
  });

  it('are in one private file, and no temporary file stays', async () => {
    await signUp(url, { email: 'jahid@example.com', password });
    const folder = env.AUTH_EMULATOR_DATA;
    expect(await readdir(folder)).toEqual(['demo-roommate-dhaka.json']);
    const file = join(folder, 'demo-roommate-dhaka.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});

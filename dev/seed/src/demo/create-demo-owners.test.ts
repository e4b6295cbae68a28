import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AuthEmulator, startAuthEmulator } from '@roommate/auth-emulator';
import { demoOwners } from './demo-owners.ts';
import { createDemoOwners } from './create-demo-owners.ts';

const claimsOf = (idToken: string): unknown =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());

describe('createDemoOwners', () => {
  let emulator: AuthEmulator;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'owners-'));
    emulator = await startAuthEmulator({
      port: 0,
      dataDir: folder,
      projectId: 'demo-seed',
      siteUrl: 'http://localhost:3000',
      log: () => undefined,
    });
  });

  afterAll(async () => {
    await emulator.close();
    await rm(folder, { recursive: true });
  });

  it('registers the demo owners once, with name and photo', async () => {
    const owners = await createDemoOwners(emulator.url, 'http://localhost:3000');
    expect(owners.map(({ key }) => key)).toEqual(demoOwners.map(({ key }) => key));
    expect(await createDemoOwners(emulator.url, 'http://localhost:3000')).toEqual(owners);

    const [owner] = demoOwners;
    const response = await fetch(
      `${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: owner?.email, password: owner?.password, returnSecureToken: true }),
      },
    );
    const { idToken } = (await response.json()) as { idToken: string };
    expect(claimsOf(idToken)).toMatchObject({
      user_id: owners[0]?.uid,
      name: owner?.name,
      email_verified: true,
      picture: `http://localhost:3000${owner?.photo ?? ''}`,
    });
  });
});

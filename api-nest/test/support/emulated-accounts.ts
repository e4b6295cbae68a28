import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AuthEmulator, startAuthEmulator } from '@roommate/auth-emulator';
import type { Config } from '../../src/config/config.ts';

const projectId = 'demo-revocation';
const PASSWORD = 'Secret-word1';

export interface EmulatedAccount {
  uid: string;
  idToken: string;
}

/** Accounts of the real auth emulator, through the requests of the Firebase SDK. */
export class EmulatedAccounts {
  #emulator: AuthEmulator;
  readonly #dataDir: string;

  private constructor(emulator: AuthEmulator, dataDir: string) {
    this.#emulator = emulator;
    this.#dataDir = dataDir;
  }

  static async start(): Promise<EmulatedAccounts> {
    const dataDir = await mkdtemp(join(tmpdir(), 'api-accounts-'));
    return new EmulatedAccounts(await EmulatedAccounts.#run(0, dataDir), dataDir);
  }

  static #run(port: number, dataDir: string): Promise<AuthEmulator> {
    return startAuthEmulator({ port, dataDir, projectId, siteUrl: 'http://localhost:3000' });
  }

  get config(): Pick<Config, 'projectId' | 'jwksUrl' | 'accountSource'> {
    const { url } = this.#emulator;
    const accountSource = {
      url: `${url}/identitytoolkit.googleapis.com`,
      projectId,
      serviceAccount: undefined,
    };
    return { projectId, jwksUrl: `${url}/jwks`, accountSource };
  }

  signUp(name: string): Promise<EmulatedAccount> {
    return this.#send('signUp', { email: `${name}@example.com`, password: PASSWORD });
  }

  /** @returns the new tokens */
  changePassword({ idToken }: EmulatedAccount): Promise<EmulatedAccount> {
    return this.#send('update', { idToken, password: `${PASSWORD}2` });
  }

  async delete({ idToken }: EmulatedAccount): Promise<void> {
    await this.#send('delete', { idToken });
  }

  /** As an administrator of a real project does. The emulator has no such operation, so its file is changed. */
  async disable({ uid }: EmulatedAccount): Promise<void> {
    await this.stop();
    const file = join(this.#dataDir, `${projectId}.json`);
    const saved = JSON.parse(await readFile(file, 'utf8')) as { users: { localId: string }[] };
    const users = saved.users.map((user) => (user.localId === uid ? { ...user, disabled: true } : user));
    await writeFile(file, JSON.stringify({ ...saved, users }));
    await this.restart();
  }

  stop(): Promise<void> {
    return this.#emulator.close();
  }

  async restart(): Promise<void> {
    this.#emulator = await EmulatedAccounts.#run(this.#emulator.port, this.#dataDir);
  }

  async #send(name: string, body: Record<string, string>): Promise<EmulatedAccount> {
    const path = `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`;
    const response = await fetch(`${this.#emulator.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    });
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
    const { localId = '', idToken = '' } = (await response.json()) as Record<string, string>;
    return { uid: localId, idToken };
  }
}

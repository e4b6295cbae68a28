import { join } from 'node:path';
import { coalesce } from './coalesce.ts';
import { assertDemoMode } from './demo-mode.ts';
import { createEmulatorApp } from './emulator-app.ts';
import { createIdTokens } from './id-tokens.ts';
import { publicKeySet } from './keys.ts';
import { createPasswordHiding } from './passwords.ts';
import { describeLink } from './link-log.ts';
import { ProductProjectState } from './project-state.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import { loadAccounts, saveAccounts } from './saved-accounts.ts';
import { createServer } from './server.ts';
import { portError } from './start-errors.ts';

export interface AuthEmulatorOptions {
  /** 0 takes any free port. */
  port: number;
  /** Folder that holds the accounts of the project. */
  dataDir: string;
  /** Must start with `demo-`. */
  projectId: string;
  /** The site whose page the links for a new password open, as `http://localhost:3000`. */
  siteUrl: string;
  /** Gets the sentences meant for the terminal, as reset links. Default: nowhere. */
  log?: (line: string) => void;
}

export interface AuthEmulator {
  /** As `http://127.0.0.1:9099`. */
  url: string;
  port: number;
  /** Stops listening; all acknowledged changes are on the disk already. */
  close(): Promise<void>;
}

/**
 * Starts the official Firebase Auth emulator with durable accounts and signed tokens, on the loopback interface only.
 * @throws ConfigurationError in production, for a project that is no demo project, with the port taken, or with broken accounts
 */
export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  const { dataDir, projectId, siteUrl, log = () => undefined } = options;
  assertDemoMode(process.env.NODE_ENV, projectId);

  const file = join(dataDir, `${projectId}.json`);
  const { keys, ...accounts } = await loadAccounts(file);
  const state = new ProductProjectState(projectId, {
    siteUrl,
    onLink: (link) => {
      log(describeLink(link));
    },
  });
  state.restore(accounts);
  const save = coalesce(() => saveAccounts(file, { version: 1, keys, ...state.snapshot() }));

  let host = '';
  const app = await createEmulatorApp(projectId, state, () => host);
  const tools = {
    idTokens: await createIdTokens(projectId, keys),
    refreshTokens: createRefreshTokens(keys),
    hidePassword: createPasswordHiding(keys),
    findUser: (uid: string) => state.users.get(uid),
  };
  const server = createServer({ app, tools, save, keySet: publicKeySet(keys), state, log });
  const url = await server.listen({ host: '127.0.0.1', port: options.port }).catch(portError(options.port));
  host = new URL(url).host;
  return { url, port: Number(new URL(url).port), close: () => server.close() };
}

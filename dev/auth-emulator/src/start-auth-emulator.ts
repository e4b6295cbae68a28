import { join } from 'node:path';
import { ConfigurationError } from '@roommate/server/env';
import { errorCode } from '@roommate/server/errors';
import { coalesce } from './coalesce.ts';
import { assertDemoMode } from './demo-mode.ts';
import { createEmulatorApp } from './emulator-app.ts';
import type { OobCode } from './firebase-tools.ts';
import { ProductProjectState } from './project-state.ts';
import { loadAccounts, saveAccounts } from './saved-accounts.ts';
import { createServer } from './server.ts';
import { createSignedTokens } from './signed-tokens.ts';
import { publicKeySet } from './signing-key.ts';

interface AuthEmulatorOptions {
  /** 0 takes any free port. */
  port: number;
  /** Folder that holds the accounts of the project. */
  dataDir: string;
  /** Must start with `demo-`. */
  projectId: string;
  /** The site whose page the links for a new password open, such as `http://localhost:3000`. */
  siteUrl: string;
  /** Gets the lines for the terminal, such as reset links. Default: they are dropped. */
  log?: (line: string) => void;
}

export interface AuthEmulator {
  /** Such as `http://127.0.0.1:9099`. */
  url: string;
  port: number;
  /** Stops listening; all acknowledged changes are on the disk already. */
  close(): Promise<void>;
}

const linkNames: Record<string, string> = {
  PASSWORD_RESET: 'Password reset link',
  VERIFY_EMAIL: 'Email verification link',
  VERIFY_AND_CHANGE_EMAIL: 'Email change link',
  RECOVER_EMAIL: 'Link that reverts an email change',
};

/** The line that the terminal shows instead of an email. It does not contain the email address. */
const describeLink = ({ requestType, oobLink }: OobCode): string =>
  `Auth emulator: ${linkNames[requestType] ?? 'Link'}: ${oobLink}`;

const portError = (port: number) => (error: unknown) => {
  const code = errorCode(error) ?? String(error);
  throw new ConfigurationError(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken: stop the process that uses it, or set AUTH_EMULATOR_PORT to another.`
      : `The auth emulator cannot listen on port ${port} (${code}).`,
  );
};

/**
 * Starts the official Firebase Auth emulator with durable accounts and signed tokens, on the loopback interface only.
 * @throws ConfigurationError in production, or for a project that is not a demo project. Also if the port is taken, or
 * if the accounts cannot be read
 */
export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  const { dataDir, projectId, siteUrl, log = () => undefined } = options;
  assertDemoMode(process.env.NODE_ENV, projectId);
  const file = join(dataDir, `${projectId}.json`);
  const { signingKey, ...accounts } = await loadAccounts(file);
  const onLink = (link: OobCode) => {
    log(describeLink(link));
  };
  const state = new ProductProjectState(projectId, { siteUrl, onLink });
  state.restore(accounts);
  let host = '';
  const server = createServer({
    app: await createEmulatorApp(projectId, state, () => host),
    tokens: await createSignedTokens(projectId, signingKey),
    save: coalesce(() => saveAccounts(file, { signingKey, ...state.snapshot() })),
    keySet: publicKeySet(signingKey),
    state,
    log,
  });
  const url = await server.listen({ host: '127.0.0.1', port: options.port }).catch(portError(options.port));
  host = new URL(url).host;
  return { url, port: Number(new URL(url).port), close: () => server.close() };
}

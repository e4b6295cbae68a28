import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ssh2, { type Connection } from 'ssh2';
import type { SftpOptions } from '../sftp-session.ts';
import { SftpStore } from '../sftp-store.ts';
import { answerRequests } from './sftp-requests.ts';

const user = 'releases';
/** Nor is the folder there in which it is. */
const folder = '/srv/releases';

const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** Not by the library's own function, a few in a thousand of whose keys the library cannot read. */
export const newKey = (): string =>
  generateKeyPairSync('ec', {
    namedCurve: 'prime256v1',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'sec1', format: 'pem' },
  }).privateKey;

const publicKeyOf = (privateKey: string) => {
  const key = ssh2.utils.parseKey(privateKey);
  if (key instanceof Error) throw key;
  return key;
};

/** An SSH server with SFTP in a folder of its own, which lets one key in. */
export async function startSftp() {
  const directory = await mkdtemp(join(tmpdir(), 'sftp-test-'));
  const [hostKey, clientKey] = [newKey(), newKey()];
  const allowed = publicKeyOf(clientKey);
  const connections = new Set<Connection>();
  let cut: { side: 'before' | 'after'; request: string; left: number } | undefined;

  const server = new ssh2.Server({ hostKeys: [hostKey] }, (connection) => {
    connections.add(connection);
    // The types leave it out, and without it each answer waits 40 ms for the next.
    (connection as unknown as { setNoDelay: () => void }).setNoDelay();
    connection.on('close', () => connections.delete(connection));
    // A client that goes away in the middle is what some tests are about.
    connection.on('error', () => undefined);
    connection.on('authentication', (context) => {
      const known =
        context.method === 'publickey' &&
        context.username === user &&
        context.key.data.equals(allowed.getPublicSSH()) &&
        (context.signature === undefined ||
          allowed.verify(context.blob ?? Buffer.of(), context.signature, context.hashAlgo) === true);
      if (known) context.accept();
      else context.reject(['publickey']);
    });
    connection.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        const closeFiles = answerRequests(acceptSftp(), directory, (side, request) => {
          if (cut?.side !== side || cut.request !== request) return true;
          cut.left -= 1;
          if (cut.left > 0) return true;
          cut = undefined;
          connection.end();
          return false;
        });
        connection.on('close', closeFiles);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const keyFile = join(directory, 'client-key');
  await writeFile(keyFile, clientKey, { mode: 0o600 });
  const fingerprint = fingerprintOf(publicKeyOf(hostKey).getPublicSSH());
  const options: SftpOptions = {
    host: '127.0.0.1',
    port,
    user,
    privateKey: clientKey,
    fingerprints: [fingerprint],
  };
  return {
    /** As it is in the server's file system. */
    directory: join(directory, folder),
    variables: {
      RELEASE_STORE: `sftp://${user}@127.0.0.1:${port}${folder}`,
      RELEASE_SFTP_KEY_FILE: keyFile,
      RELEASE_SFTP_FINGERPRINT: fingerprint,
    },
    store: (changed: Partial<SftpOptions> = {}) => new SftpStore({ ...options, ...changed }, folder),
    /** Ends the connection that comes to a request, as if its client were killed there; counted from now on. */
    cutAt: (side: 'before' | 'after', request: string, count: number): void => {
      cut = { side, request, left: count };
    },
    connections,
    close: async () => {
      for (const connection of connections) connection.end();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

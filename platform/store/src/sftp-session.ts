import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { SFTPWrapper } from 'ssh2';
import { StoreError } from './store-error.ts';

export interface SftpOptions {
  host: string;
  port: number;
  user: string;
  /** As text, in a form that OpenSSH writes, without a passphrase. */
  privateKey: string;
  /** Of the host's keys, as `ssh-keygen -l` prints them (SHA256:…); a host with another key is not spoken to. */
  fingerprints: readonly string[];
  /** A host that says nothing for so long is given up; so is a session that nobody uses. */
  silenceMs?: number;
}

export interface SftpSession {
  sftp: SFTPWrapper;
  socket: Socket;
  /** Rejects when it cannot be used any more: a request that is made after that gets no answer at all. */
  broken: Promise<never>;
}

const SILENCE_MS = 10_000;

const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/**
 * Opens a session with a host's SFTP server.
 * @param onBroken called when it cannot be used any more, or never could
 * @throws when the host cannot be reached, has another key than it should have, or refuses ours
 */
export async function openSftpSession(options: SftpOptions, onBroken: () => void): Promise<SftpSession> {
  const { host, port, user, privateKey, fingerprints, silenceMs = SILENCE_MS } = options;
  // Loaded by those alone who have such a store.
  const { default: ssh2 } = await import('ssh2');
  const client = new ssh2.Client();
  // Requests are small and each waits for an answer: gathered into packets they would take 40 ms each.
  const socket = connect({ host, port, noDelay: true });
  socket.setTimeout(silenceMs, () => socket.destroy(new Error(`it said nothing for ${silenceMs / 1000} s`)));
  let failure: Error | undefined;
  const fail = (reason: string): Error => {
    failure ??= new StoreError(`${host}:${port} cannot be used: ${reason.replace(/\.$/, '')}.`);
    onBroken();
    return failure;
  };
  const hostVerifier = (key: Buffer): boolean => {
    const found = fingerprintOf(key);
    if (fingerprints.includes(found)) return true;
    fail(`its key has the fingerprint ${found}, which RELEASE_SFTP_FINGERPRINT does not name`);
    return false;
  };
  try {
    const sftp = await new Promise<SFTPWrapper>((resolve, reject) => {
      // The listeners stay: what breaks later is told to whoever waits for an answer then.
      client.on('error', ({ message }) => reject(fail(message)));
      client.on('close', () => reject(fail('the connection was closed')));
      client.on('ready', () =>
        client.sftp((error, opened) => (error ? reject(fail(error.message)) : resolve(opened))),
      );
      client.connect({ sock: socket, username: user, privateKey, readyTimeout: 2 * silenceMs, hostVerifier });
    });
    const broken = new Promise<never>((_, reject) => {
      client.on('close', () => reject(fail('the connection was closed')));
      sftp.on('error', ({ message }: Error) => reject(fail(message)));
    });
    // Nobody may be waiting for it.
    broken.catch(() => undefined);
    return { sftp, socket, broken };
  } catch (error) {
    socket.destroy();
    throw fail(error instanceof Error ? error.message : String(error));
  }
}

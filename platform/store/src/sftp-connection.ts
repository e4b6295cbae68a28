import type { SFTPWrapper } from 'ssh2';
import { openSftpSession, type SftpOptions, type SftpSession } from './sftp-session.ts';

/** A session that is opened when it is needed, and anew once it has broken. One that nobody uses ends with its program. */
export class SftpConnection {
  readonly #options: SftpOptions;
  #session: Promise<SftpSession> | undefined;
  #users = 0;

  constructor(options: SftpOptions) {
    this.#options = options;
  }

  /** @throws what `work` throws, or why there is no session */
  async use<T>(work: (sftp: SFTPWrapper) => Promise<T>): Promise<T> {
    const { sftp, socket, broken } = await this.#current();
    this.#users += 1;
    socket.ref();
    try {
      return await Promise.race([work(sftp), broken]);
    } finally {
      this.#users -= 1;
      if (this.#users === 0) socket.unref();
    }
  }

  #current(): Promise<SftpSession> {
    if (this.#session) return this.#session;
    const session = openSftpSession(this.#options, () => {
      if (this.#session === session) this.#session = undefined;
    });
    this.#session = session;
    return session;
  }
}

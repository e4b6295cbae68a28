import { FileStore } from './file-store.ts';
import { SftpConnection } from './sftp-connection.ts';
import { sftpFiles } from './sftp-files.ts';
import type { SftpOptions } from './sftp-session.ts';

/**
 * A store in a folder of another host, by SFTP. Its server must refuse, at one go, to give a file a name that is taken,
 * as the protocol says and OpenSSH's does: on that rests that no change of the registry is lost.
 */
export class SftpStore extends FileStore {
  /** @param folder absolute, without a slash at its end */
  constructor(options: SftpOptions, folder: string) {
    const { user, host, port } = options;
    super(`sftp://${user}@${host}:${port}${folder}`, sftpFiles(new SftpConnection(options), folder));
  }
}

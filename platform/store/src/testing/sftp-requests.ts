import {
  link,
  lstat,
  mkdir,
  open,
  readdir,
  rename,
  rmdir,
  unlink,
  utimes,
  type FileHandle,
} from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { join } from 'node:path';
import ssh2, { type Attributes, type SFTPWrapper } from 'ssh2';

const { STATUS_CODE, flagsToString } = ssh2.utils.sftp;

const attributesOf = ({ mode, uid, gid, size, atimeMs, mtimeMs }: Stats): Attributes => ({
  ...{ mode, uid, gid, size },
  atime: Math.floor(atimeMs / 1000),
  mtime: Math.floor(mtimeMs / 1000),
});

/** As OpenSSH's server does it: of two that want one name for a file, one gets it. */
async function renameOnce(from: string, to: string): Promise<void> {
  if ((await lstat(from)).isFile()) {
    await link(from, to);
    return unlink(from);
  }
  const taken = await lstat(to).catch(() => undefined);
  if (taken) throw new Error('The name is taken.');
  return rename(from, to);
}

/**
 * Answers the requests of an SFTP client (version 3) from a folder.
 * @param around runs before and after each request with its name; where it says false nothing is done or answered
 * @returns closes the files that the client has left open
 */
export function answerRequests(
  sftp: SFTPWrapper,
  folder: string,
  around: (side: 'before' | 'after', request: string) => boolean,
): () => void {
  const files = new Map<number, FileHandle>();
  const listings = new Map<number, string[]>();
  let last = 0;
  const at = (path: string): string => join(folder, path);
  const keyOf = (handle: Buffer): number => handle.readUInt32BE(0);
  const handleOf = (id: number, known: (key: number) => void): void => {
    last += 1;
    known(last);
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(last);
    sftp.handle(id, handle);
  };
  const fileOf = (handle: Buffer): FileHandle => {
    const file = files.get(keyOf(handle));
    if (!file) throw new Error('There is no such handle.');
    return file;
  };
  const run = (request: string, id: number, work: () => Promise<unknown>, done = STATUS_CODE.OK): void => {
    if (!around('before', request)) return;
    work().then(
      (answered) => {
        if (around('after', request) && answered !== true) sftp.status(id, done);
      },
      (error: unknown) => {
        const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
        sftp.status(id, missing ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE);
      },
    );
  };
  const tellStatus = async (id: number, path: string): Promise<true> => {
    sftp.attrs(id, attributesOf(await lstat(at(path))));
    return true;
  };

  sftp.on('OPEN', (id, path, flags) =>
    run('OPEN', id, async () => {
      const file = await open(at(path), flagsToString(flags) ?? 'r');
      handleOf(id, (key) => files.set(key, file));
      return true;
    }),
  );
  sftp.on('READ', (id, handle, offset, length) =>
    run(
      'READ',
      id,
      async () => {
        const { bytesRead, buffer } = await fileOf(handle).read(Buffer.alloc(length), 0, length, offset);
        if (bytesRead === 0) return false;
        sftp.data(id, buffer.subarray(0, bytesRead));
        return true;
      },
      STATUS_CODE.EOF,
    ),
  );
  sftp.on('WRITE', (id, handle, offset, data) =>
    run('WRITE', id, () => fileOf(handle).write(data, 0, data.length, offset)),
  );
  sftp.on('FSTAT', (id, handle) =>
    run('FSTAT', id, async () => {
      sftp.attrs(id, attributesOf(await fileOf(handle).stat()));
      return true;
    }),
  );
  sftp.on('CLOSE', (id, handle) =>
    run('CLOSE', id, async () => {
      listings.delete(keyOf(handle));
      await files.get(keyOf(handle))?.close();
      files.delete(keyOf(handle));
    }),
  );
  sftp.on('STAT', (id, path) => run('STAT', id, () => tellStatus(id, path)));
  sftp.on('LSTAT', (id, path) => run('LSTAT', id, () => tellStatus(id, path)));
  sftp.on('SETSTAT', (id, path, { atime = 0, mtime = 0 }) =>
    run('SETSTAT', id, () => utimes(at(path), Number(atime), Number(mtime))),
  );
  sftp.on('OPENDIR', (id, path) =>
    run('OPENDIR', id, async () => {
      const names = (await readdir(at(path))).map((name) => join(path, name));
      handleOf(id, (key) => listings.set(key, names));
      return true;
    }),
  );
  sftp.on('READDIR', (id, handle) =>
    run(
      'READDIR',
      id,
      async () => {
        const paths = listings.get(keyOf(handle)) ?? [];
        listings.delete(keyOf(handle));
        if (paths.length === 0) return false;
        const entries = await Promise.all(
          paths.map(async (path) => {
            const filename = path.slice(path.lastIndexOf('/') + 1);
            return { filename, longname: filename, attrs: attributesOf(await lstat(at(path))) };
          }),
        );
        sftp.name(id, entries);
        return true;
      },
      STATUS_CODE.EOF,
    ),
  );
  sftp.on('MKDIR', (id, path) => run('MKDIR', id, () => mkdir(at(path))));
  sftp.on('RMDIR', (id, path) => run('RMDIR', id, () => rmdir(at(path))));
  sftp.on('REMOVE', (id, path) => run('REMOVE', id, () => unlink(at(path))));
  sftp.on('RENAME', (id, from, to) => run('RENAME', id, () => renameOnce(at(from), at(to))));
  return () => {
    for (const file of files.values()) void file.close();
  };
}

import type { FileEntryWithStats, SFTPWrapper, Stats } from 'ssh2';
import { foldersOf } from './folders-of.ts';
import { inParallel } from './in-parallel.ts';
import { ask, ifMissing } from './sftp-ask.ts';
import type { SftpConnection } from './sftp-connection.ts';
import type { StoreFiles } from './store-files.ts';

const statusOf = (sftp: SFTPWrapper, path: string): Promise<Stats | undefined> =>
  ask<Stats>(path, (done) => sftp.lstat(path, done)).catch(ifMissing(undefined));

const entriesOf = (sftp: SFTPWrapper, folder: string): Promise<FileEntryWithStats[]> =>
  ask<FileEntryWithStats[]>(folder, (done) => sftp.readdir(folder, done)).catch(ifMissing([]));

/** On the host's disk, where the server can say so (an extension of OpenSSH's). */
const synced = (sftp: SFTPWrapper, file: string, handle: Buffer): Promise<void> =>
  ask<void>(file, (done) => {
    try {
      sftp.ext_openssh_fsync(handle, done);
    } catch {
      done();
    }
  });

async function writeNew(sftp: SFTPWrapper, file: string, content: Buffer): Promise<void> {
  const handle = await ask<Buffer>(file, (done) => sftp.open(file, 'wx', done));
  await ask<void>(file, (done) => sftp.write(handle, content, 0, content.length, 0, done));
  await synced(sftp, file, handle);
  await ask<void>(file, (done) => sftp.close(handle, done));
}

/** An absolute folder and those in which it is, the highest first. */
const upTo = (folder: string): string[] =>
  folder.split('/').flatMap((_, i, names) => (i === 0 ? [] : [names.slice(0, i + 1).join('/')]));

/** The files below a folder, by their names relative to it. */
async function filesBelow(sftp: SFTPWrapper, folder: string): Promise<string[]> {
  const entries = await entriesOf(sftp, folder);
  const found = entries.map(async ({ filename, attrs }) => {
    if (!attrs.isDirectory()) return [filename];
    return (await filesBelow(sftp, `${folder}/${filename}`)).map((name) => `${filename}/${name}`);
  });
  return (await Promise.all(found)).flat();
}

async function removeAll(sftp: SFTPWrapper, path: string): Promise<void> {
  const status = await statusOf(sftp, path);
  if (status === undefined) return;
  if (!status.isDirectory())
    return ask<void>(path, (done) => sftp.unlink(path, done)).catch(ifMissing(undefined));
  for (const { filename } of await entriesOf(sftp, path)) await removeAll(sftp, `${path}/${filename}`);
  await ask<void>(path, (done) => sftp.rmdir(path, done)).catch(ifMissing(undefined));
}

/**
 * Gives a file or folder another name, which SFTP does for a name that is free alone. OpenSSH's server does so with files
 * by a hard link, which of two at the same time one gets.
 * @returns false when the name is taken
 */
async function renamed(sftp: SFTPWrapper, path: string, name: string): Promise<boolean> {
  try {
    await ask<void>(name, (done) => sftp.rename(path, name, done));
    return true;
  } catch (error) {
    if ((await statusOf(sftp, name)) === undefined) throw error;
    return false;
  }
}

/**
 * The files of a store in a folder of another host.
 * @param root of the store, absolute
 */
export function sftpFiles(connection: SftpConnection, root: string): StoreFiles {
  const at = (path: string): string => `${root}/${path}`;
  const use = connection.use.bind(connection);
  return {
    names: (folder) =>
      use(async (sftp) => (await entriesOf(sftp, at(folder))).map(({ filename }) => filename)),
    modified: (path) =>
      use(async (sftp) => {
        const status = await statusOf(sftp, at(path));
        return status && new Date(status.mtime * 1000);
      }),
    read: (file) =>
      use((sftp) =>
        ask<Buffer>(at(file), (done) => sftp.readFile(at(file), done)).catch(ifMissing(undefined)),
      ),
    readTree: (folder) =>
      use(async (sftp) => {
        const names = (await filesBelow(sftp, at(folder))).sort();
        if (names.length === 0) throw new Error(`There is nothing in ${at(folder)}.`);
        const contents = new Map<string, Buffer>();
        await inParallel(names, async (name) => {
          contents.set(
            name,
            await ask<Buffer>(at(folder), (done) => sftp.readFile(`${at(folder)}/${name}`, done)),
          );
        });
        return new Map(names.flatMap((name) => [[name, contents.get(name) ?? Buffer.of()] as const]));
      }),
    write: (files) =>
      use(async (sftp) => {
        for (const folder of [...upTo(root), ...foldersOf(files.keys()).map(at)]) {
          // It fails for a folder that is there, and says no more; what goes wrong otherwise the first file tells.
          await ask<void>(folder, (done) => sftp.mkdir(folder, done)).catch(() => undefined);
        }
        await inParallel([...files], ([file, content]) => writeNew(sftp, at(file), Buffer.from(content)));
      }),
    claim: (file, name) =>
      use(async (sftp) => {
        if (await renamed(sftp, at(file), at(name))) return true;
        await removeAll(sftp, at(file));
        return false;
      }),
    rename: (folder, name) =>
      use(async (sftp) => {
        if ((await statusOf(sftp, at(folder))) === undefined) return false;
        return renamed(sftp, at(folder), at(name));
      }),
    touch: (path) =>
      use((sftp) => {
        const now = new Date();
        return ask<void>(at(path), (done) => sftp.utimes(at(path), now, now, done)).then(
          () => true,
          ifMissing(false),
        );
      }),
    remove: (path) => use((sftp) => removeAll(sftp, at(path))),
  };
}

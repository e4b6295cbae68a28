import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@roommate/release-registry';
import { integrityOf } from '@roommate/release-store';
import { devBase, fetchOutput, type DevServer } from './dev-servers.ts';

/** Processes that start now may still read the file before the latest. */
const KEPT_FILES = 3;

interface Fetched {
  etag: string;
  server: NonNullable<Release['server']>;
}

/** The server entries that the development servers build, as files that the site renders with. */
export class DevServerEntries {
  /** Stands in for the folder of the releases. */
  readonly folder: string;
  readonly #fetched = new Map<string, Fetched>();
  /** The files of each server, the latest last. */
  readonly #files = new Map<string, readonly string[]>();

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<DevServerEntries> {
    return new DevServerEntries(await mkdtemp(join(tmpdir(), 'roommate-dev-')));
  }

  /**
   * The latest server entry. Waits while it is built.
   * @returns undefined while the sources do not compile: the browser then renders the pages
   */
  async read(server: DevServer): Promise<Release['server']> {
    const known = this.#fetched.get(server.name);
    try {
      const headers: Record<string, string> = known ? { 'if-none-match': known.etag } : {};
      const response = await fetchOutput(server, '/server.cjs', headers);
      if (response.status === 304) return known?.server;
      if (!response.ok) return undefined;
      const code = Buffer.from(await response.arrayBuffer());
      const written = await this.#write(server, code);
      this.#fetched.set(server.name, { etag: response.headers.get('etag') ?? '', server: written });
      return written;
    } catch {
      return undefined;
    }
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  async #write(server: DevServer, code: Buffer): Promise<NonNullable<Release['server']>> {
    const folder = join(this.folder, devBase(server));
    await mkdir(folder, { recursive: true });
    const file = `server-${createHash('sha256').update(code).digest('hex')}.cjs`;
    // Two pages may wait for the same build, and a process may already load the file. It must always be whole.
    const unfinished = join(folder, `${randomUUID()}.tmp`);
    await writeFile(unfinished, code);
    await rename(unfinished, join(folder, file));
    const files = [...(this.#files.get(server.name) ?? []).filter((name) => name !== file), file];
    this.#files.set(server.name, files.slice(-KEPT_FILES));
    for (const name of files.slice(0, -KEPT_FILES)) await rm(join(folder, name), { force: true });
    return { file, integrity: integrityOf(code) };
  }
}

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  registrySchema,
  shellReleaseSchema,
  type Registry,
  type ShellRelease,
} from '@roommate/release-registry';
import type { z } from 'zod';

/** What is live now. `revision` changes whenever any of it does. */
export interface Live {
  revision: string;
  registry: Registry;
  shell: ShellRelease;
  /** The HTML page of the shell's release, with the marks that the page's renderer fills. */
  template: string;
  /** The folder of the shell's release. */
  shellFolder: string;
}

export interface LiveReleases {
  /** @throws when nothing valid has been released yet */
  read(): Promise<Live>;
  /** The folder below which releases lie as mfe/<name>/<version>/ and shell/<version>/. */
  readonly folder: string;
}

/** Nothing fit to be served has been released yet. */
class NotReleased extends Error {
  override readonly name = 'NotReleased';
  readonly statusCode = 503;
}

/** A JSON file that is read again when it changes; while its content is unfit, the last fit one stays. */
class WatchedFile<S extends z.ZodType> {
  #stamp = '';
  #value: z.infer<S> | undefined;
  readonly #file: string;
  readonly #schema: S;
  readonly #refused: (error: unknown) => void;

  constructor(file: string, schema: S, refused: (error: unknown) => void) {
    this.#file = file;
    this.#schema = schema;
    this.#refused = refused;
  }

  async read(): Promise<{ stamp: string; value: z.infer<S> }> {
    try {
      const { mtimeMs, ino, size } = await stat(this.#file);
      const stamp = `${ino}-${size}-${mtimeMs}`;
      if (stamp !== this.#stamp) {
        this.#stamp = stamp;
        this.#value = this.#schema.parse(JSON.parse(await readFile(this.#file, 'utf8')));
      }
    } catch (error) {
      this.#refused(error);
    }
    if (this.#value === undefined) throw new NotReleased(`${this.#file} is missing or unfit.`);
    return { stamp: this.#stamp, value: this.#value };
  }
}

/**
 * The releases on disk, as tools/release leaves them: a release is live at the next request after its pointer moved.
 * @param refused hears of a pointer that cannot be used
 */
export function liveReleases(folder: string, refused: (error: unknown) => void): LiveReleases {
  const registryFile = new WatchedFile(join(folder, 'registry.json'), registrySchema, refused);
  const shellFile = new WatchedFile(join(folder, 'shell.json'), shellReleaseSchema, refused);
  let template: { folder: string; text: string } | undefined;
  return {
    folder,
    async read() {
      const [registry, shell] = await Promise.all([registryFile.read(), shellFile.read()]);
      const shellFolder = join(folder, 'shell', shell.value.version);
      if (template?.folder !== shellFolder) {
        template = { folder: shellFolder, text: await readFile(join(shellFolder, 'index.html'), 'utf8') };
      }
      const revision = `${registry.stamp} ${shell.stamp}`;
      return { revision, registry: registry.value, shell: shell.value, template: template.text, shellFolder };
    },
  };
}

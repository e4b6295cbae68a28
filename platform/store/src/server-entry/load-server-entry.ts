import { readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import { integrityOf } from '../integrity.ts';

const nodeRequire = createRequire(import.meta.url);

/** The server entry of a release: docs/decisions/0260-server-entry-of-a-release.md. */
export interface ServerEntryFile {
  /** The absolute name of the file. */
  file: string;
  /** The hash in the registry. */
  integrity: string;
  /** The URL of the release's folder, for images. It ends with a slash. */
  base: string;
}

interface Modules {
  /** The modules that the entry may require besides its release. */
  shared: Readonly<Record<string, unknown>>;
  /** Whether it may also require the modules of Node, as the shell's renderer does. */
  node?: boolean;
}

function requireFrom(base: string, { shared, node = false }: Modules) {
  return (id: string): unknown => {
    if (id === 'release') return { base };
    if (Object.hasOwn(shared, id)) return shared[id];
    if (node && isBuiltin(id)) return nodeRequire(id);
    throw new Error(`A server entry requires ${id}, which the shell does not share.`);
  };
}

/**
 * Runs the server entry of a release.
 * @returns its exports
 * @throws when the file does not have its hash or throws while it loads. Also when it requires a module that is not
 * shared
 */
export async function loadServerEntry(
  { file, integrity, base }: ServerEntryFile,
  modules: Modules,
): Promise<unknown> {
  const code = await readFile(file);
  if (integrityOf(code) !== integrity) throw new Error(`${file} does not match its hash in the registry.`);
  const run = compileFunction(code.toString(), ['module', 'exports', 'require'], { filename: file }) as (
    ...args: unknown[]
  ) => void;
  const module: { exports: unknown } = { exports: {} };
  run(module, module.exports, requireFrom(base, modules));
  return module.exports;
}

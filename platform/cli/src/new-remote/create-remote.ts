import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { devPorts } from '@roommate/build/dev-ports';
import { remotesIn } from '@roommate/build/remotes';
import { ConfigurationError } from '@roommate/server/env';
import {
  isReservedPath,
  overlappingPaths,
  remoteManifestSchema,
  remoteNameSchema,
} from '@roommate/release-registry';
import { z } from 'zod';
import { readJson } from '../read-json.ts';
import { namesOf } from './names.ts';
import { filesOf, type Versions } from './templates.ts';
import { updateLockfile } from './update-lockfile.ts';

const oxfmt = join(dirname(createRequire(import.meta.url).resolve('oxfmt/package.json')), 'bin/oxfmt');

const packageSchema = z.object({ version: z.string() });

async function versionsIn(repository: string): Promise<Versions> {
  const versionOf = async (folder: string): Promise<string> =>
    (await readJson(join(repository, folder, 'package.json'), packageSchema)).version;
  const [shellApi, ui, build, react] = await Promise.all(
    ['libs/shell-api', 'libs/ui', 'libs/build', 'node_modules/react'].map(versionOf),
  );
  return { shellApi: shellApi ?? '', ui: ui ?? '', build: build ?? '', react: react ?? '' };
}

async function assertPathIsFree(repository: string, name: string, path: string): Promise<void> {
  if (isReservedPath(path))
    throw new ConfigurationError(`The site itself uses ${path}: choose another name.`);
  const others = await Promise.all(
    remotesIn(repository).map((remote) =>
      readJson(join(repository, remote.name, 'remote.json'), remoteManifestSchema),
    ),
  );
  const [overlap] = overlappingPaths([...others, { name, paths: [{ path, access: 'public' }] }]);
  if (overlap)
    throw new ConfigurationError(`${overlap.names[0]} already owns the path ${path}: choose another name.`);
}

/** @throws ConfigurationError if a remote cannot have this name */
export function assertRemoteName(name: string): void {
  if (remoteNameSchema.safeParse(name).success && /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return;
  throw new ConfigurationError(
    'The name must be mfe- and words in kebab-case, such as mfe-house-rules, with 2 to 31 characters after mfe-.',
  );
}

/**
 * Adds a working remote to a repository. It has a page, its test, a size budget, a path and a port for development.
 * @throws ConfigurationError if the name is not available; nothing is written then
 */
export async function createRemote(
  repository: string,
  name: string,
): Promise<{ path: string; devPort: number }> {
  assertRemoteName(name);
  const folder = join(repository, name);
  if (existsSync(folder)) throw new ConfigurationError(`The folder ${name} already exists.`);
  const names = namesOf(name);
  await assertPathIsFree(repository, name, names.path);
  const shellPort = devPorts(3001).shell ?? 0;
  const devPort = Math.max(shellPort, ...remotesIn(repository).map((remote) => remote.devPort)) + 1;
  const files = filesOf(names, devPort, await versionsIn(repository));
  try {
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), content);
    }
    await promisify(execFile)(process.execPath, [oxfmt, name], { cwd: repository });
    await updateLockfile(repository, name, true);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return { path: names.path, devPort };
}

import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError, repositoryRoot } from '@roommate/server/env';
import { type Manifest, missingFiles, publicRepository, publishedManifest } from './package-files.ts';

const client = join(repositoryRoot, 'libs/api-client');
const documents = ['README.md', 'openapi.json', 'postman.json', 'llms.txt'];

interface PackedClient {
  name: string;
  version: string;
  /** The path of the tarball. */
  archive: string;
  /** Its files, as paths within the package. */
  files: string[];
}

const run = (command: string, args: string[], cwd: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/**
 * Compiles the client and packs what users install. The files come from a folder of their own, so that nothing old is in it.
 * @param target the folder for the tarball
 * @throws ConfigurationError when the package lacks its code or another file
 */
export async function packClient(target: string): Promise<PackedClient> {
  const folder = await mkdtemp(join(tmpdir(), 'api-client-package-'));
  try {
    const manifest = await writePackage(folder);
    const { name, version } = manifest;
    const packed = run('npm', ['pack', '--silent', '--pack-destination', target], folder);
    const archive = join(target, packed);
    const listed = run('tar', ['tzf', archive], target).split('\n');
    const files = listed.map((file) => file.replace(/^package\//, ''));
    const missing = missingFiles(manifest, files);
    if (missing.length > 0) throw new ConfigurationError(`The package lacks ${missing.join(', ')}.`);
    return { name, version, archive, files };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writePackage(folder: string): Promise<Manifest> {
  const compiler = join(repositoryRoot, 'node_modules/typescript/bin/tsc');
  run(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', join(folder, 'dist')], client);
  for (const file of documents) await copyFile(join(client, file), join(folder, file));
  await copyFile(join(repositoryRoot, 'LICENSE'), join(folder, 'LICENSE'));
  const source = JSON.parse(await readFile(join(client, 'package.json'), 'utf8')) as Manifest;
  const manifest = publishedManifest(source, publicRepository(remote()));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Empty without a remote. */
function remote(): string {
  try {
    return run('git', ['config', '--get', 'remote.origin.url'], repositoryRoot);
  } catch {
    return '';
  }
}

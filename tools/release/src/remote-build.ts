import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseSchema, remoteManifestSchema, type Release } from '@roommate/release-registry';
import { z } from 'zod';
import { readTree } from './files.ts';
import { integrityOf, releaseVersion } from './version.ts';

const assetsSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** What module federation tells about a build (mf-manifest.json), as far as a release needs it. */
const federationSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assetsSchema, css: assetsSchema }) })),
});

/** The files of each page that the routes import lazily (libs/build's report), by the request of the import. */
const pageChunksSchema = z.record(
  z.string(),
  z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
);

/** For tools only: pages load remotes by their entry script. */
const buildReports = ['mf-manifest.json', 'mf-stats.json', 'page-chunks.json'];

export interface RemoteBuild {
  release: Release;
  files: ReadonlyMap<string, Buffer>;
}

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8')) as unknown;

/**
 * Reads the workspace of a remote after its build.
 * @throws when the build is missing or does not expose `./routes`
 */
export async function readRemoteBuild(workspace: string): Promise<RemoteBuild> {
  const { version } = z
    .object({ version: z.string() })
    .parse(await readJson(join(workspace, 'package.json')));
  const { name, paths } = remoteManifestSchema.parse(await readJson(join(workspace, 'remote.json')));
  const files = await readTree(join(workspace, 'dist'));
  const federation = federationSchema.parse(JSON.parse((files.get('mf-manifest.json') ?? '').toString()));
  const pageChunks = pageChunksSchema.parse(JSON.parse((files.get('page-chunks.json') ?? '').toString()));
  for (const report of buildReports) files.delete(report);

  const routes = federation.exposes.find(({ path }) => path === './routes');
  if (!routes) throw new Error(`${name} does not expose ./routes.`);
  const shellApi = federation.shared.find((shared) => shared.name === '@roommate/shell-api');
  const released = releaseVersion(version, files);
  const release = releaseSchema.parse({
    name,
    version: released,
    shellApi: shellApi?.requiredVersion.replace('^', ''),
    base: `/mfe/${name}/${released}/`,
    remoteEntry: federation.metaData.remoteEntry.name,
    routes: { scripts: routes.assets.js.sync, styles: routes.assets.css.sync },
    integrity: integrityOf(files),
    paths: paths.map(({ path, access, page }) => ({
      path,
      access,
      ...(page === undefined ? {} : { page: pageChunks[page] }),
    })),
  });
  return { release, files };
}

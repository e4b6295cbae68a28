import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError } from '@roommate/env';
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

async function readJson<S extends z.ZodType>(file: string, schema: S): Promise<z.infer<S>> {
  const result = schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (result.success) return result.data;
  const sentences = result.error.issues.map(({ path, message }) => `${file}, ${path.join('.')}: ${message}`);
  throw new ConfigurationError(sentences.join('\n'));
}

/**
 * Reads the workspace of a remote after its build.
 * @throws ConfigurationError when remote.json is wrong or the build does not expose `./routes`; when there is no build
 */
export async function readRemoteBuild(workspace: string): Promise<RemoteBuild> {
  const { version } = await readJson(join(workspace, 'package.json'), z.object({ version: z.string() }));
  const { name, paths } = await readJson(join(workspace, 'remote.json'), remoteManifestSchema);
  const files = await readTree(join(workspace, 'dist'));
  const federation = federationSchema.parse(JSON.parse((files.get('mf-manifest.json') ?? '').toString()));
  const pageChunks = pageChunksSchema.parse(JSON.parse((files.get('page-chunks.json') ?? '').toString()));
  for (const report of buildReports) files.delete(report);

  const routes = federation.exposes.find(({ path }) => path === './routes');
  if (!routes) throw new ConfigurationError(`${name} does not expose ./routes.`);
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

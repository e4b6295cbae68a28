import { join } from 'node:path';
import { ConfigurationError } from '@roommate/server/env';
import { releaseSchema, remoteManifestSchema } from '@roommate/release-registry';
import { z } from 'zod';
import type { RemoteBuild } from './build.ts';
import { readJson } from '../../read-json.ts';
import { filesOfPage } from './page-chunks.ts';
import { readBuildFiles } from './read-build-files.ts';
import { integrityOfFiles } from './integrity-of-files.ts';
import { releaseVersion } from './version.ts';

const assetsSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const filesSchema = z.object({ js: assetsSchema, css: assetsSchema });

/** The parts of Module Federation's report (mf-manifest.json) that a release needs. */
const federationSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string(), assets: filesSchema })),
  exposes: z.array(z.object({ path: z.string(), assets: filesSchema })),
});

/**
 * Reads a build of a remote.
 * @param workspace the folder with package.json and remote.json
 * @param dist the folder of its build
 * @throws ConfigurationError without a build or a correct remote.json. Also if the build lacks `./routes` or its
 * version of shell-api
 */
export async function readRemoteBuild(
  workspace: string,
  dist = join(workspace, 'dist'),
): Promise<RemoteBuild> {
  const { version } = await readJson(join(workspace, 'package.json'), z.object({ version: z.string() }));
  const { name, paths, budget } = await readJson(join(workspace, 'remote.json'), remoteManifestSchema);
  const { files, takeReport, report, pageChunks, declared: server, content } = await readBuildFiles(dist);
  const federation = takeReport('mf-manifest.json', federationSchema);
  takeReport('mf-stats.json', z.unknown());

  const routes = federation?.exposes.find(({ path }) => path === './routes');
  if (!federation || !routes) throw new ConfigurationError(`${name} does not expose ./routes.`);
  const shared = federation.shared.find((each) => each.name === '@roommate/shell-api');
  // A remote that imports only types of shell-api does not share it at run time. But its build reports the version.
  const shellApi = shared?.requiredVersion.replace('^', '') ?? report?.shellApi;
  if (shellApi === undefined) {
    throw new ConfigurationError(`${name} does not name its version of @roommate/shell-api.`);
  }
  const declared = {
    shellApi,
    remoteEntry: federation.metaData.remoteEntry.name,
    routes: { scripts: routes.assets.js.sync, styles: routes.assets.css.sync },
    ...server,
    paths: paths.map(({ page, ...declared }) => ({
      ...declared,
      ...(page === undefined ? {} : { page: filesOfPage(pageChunks, page) }),
    })),
  };
  const released = releaseVersion(version, files, declared);
  const release = releaseSchema.parse({
    ...declared,
    name,
    version: released,
    base: `/mfe/${name}/${released}/`,
    integrity: integrityOfFiles(files),
  });
  return {
    kind: 'remote',
    name,
    release,
    ...(await content()),
    budget,
    shared: federation.shared.map(({ assets, ...shared }) => ({
      name: shared.name,
      requiredVersion: shared.requiredVersion,
      bundled: [assets.js, assets.css].some(({ sync, async }) => sync.length + async.length > 0),
    })),
  };
}

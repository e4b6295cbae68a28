import { join } from 'node:path';
import { ConfigurationError } from '@roommate/server/env';
import { shellManifestSchema, shellReleaseSchema } from '@roommate/release-registry';
import { z } from 'zod';
import type { ShellBuild } from './build.ts';
import { readJson } from '../../read-json.ts';
import { readBuildFiles } from './read-build-files.ts';
import { integrityOfFiles } from './integrity-of-files.ts';
import { releaseVersion } from './version.ts';

/** The parts of the build's manifest.json that a release needs. */
const buildSchema = z.object({
  entries: z.object({
    index: z.object({ initial: z.object({ js: z.array(z.string()), css: z.array(z.string()).default([]) }) }),
  }),
});

/**
 * Reads a build of the shell.
 * @param workspace the folder with package.json and shell.json
 * @throws ConfigurationError if no build of the shell exists
 */
export async function readShellBuild(workspace: string, dist = join(workspace, 'dist')): Promise<ShellBuild> {
  const { version } = await readJson(join(workspace, 'package.json'), z.object({ version: z.string() }));
  const { budget, pages } = await readJson(join(workspace, 'shell.json'), shellManifestSchema);
  const { files, takeReport, report, pageChunks, declared: server, content } = await readBuildFiles(dist);
  const build = takeReport('manifest.json', buildSchema);
  if (!build || !report || !files.has('index.html')) {
    throw new ConfigurationError(`${dist} contains no build of the shell: build the shell first.`);
  }
  const { js, css } = build.entries.index.initial;
  const declared = {
    scripts: js,
    styles: css,
    pages: Object.fromEntries(
      pages.flatMap(({ path, page }) => (pageChunks[page] ? [[path, pageChunks[page]]] : [])),
    ),
    shellApi: [report.shellApi],
    ...server,
  };
  const released = releaseVersion(version, files, declared);
  const release = shellReleaseSchema.parse({
    ...declared,
    version: released,
    base: `/shell/${released}/`,
    integrity: integrityOfFiles(files),
    // The site server fills in index.html.
    publicFiles: [...files.keys()].filter((name) => !name.startsWith('static/') && name !== 'index.html'),
  });
  return {
    kind: 'shell',
    name: 'shell',
    release,
    ...(await content()),
    budget,
  };
}

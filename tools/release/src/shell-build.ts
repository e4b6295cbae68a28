import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellReleaseSchema, type ShellRelease } from '@roommate/release-registry';
import { z } from 'zod';
import { readTree } from './files.ts';
import { integrityOf, releaseVersion } from './version.ts';

/** The manifest that the shell's build leaves, as far as a release needs it. */
const buildSchema = z.object({
  entries: z.object({
    index: z.object({ initial: z.object({ js: z.array(z.string()), css: z.array(z.string()).default([]) }) }),
  }),
});

/** Not public: the frame of the page, and the list of its scripts. */
const inner = ['index.html', 'manifest.json'];

/** Reads the workspace of the shell after its build. */
export async function readShellBuild(
  workspace: string,
): Promise<{ release: ShellRelease; files: ReadonlyMap<string, Buffer> }> {
  const packageFile = await readFile(join(workspace, 'package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(packageFile));
  const files = await readTree(join(workspace, 'dist'));
  const build = buildSchema.parse(JSON.parse((files.get('manifest.json') ?? '').toString()));
  const released = releaseVersion(version, files);
  const { js, css } = build.entries.index.initial;
  const release = shellReleaseSchema.parse({
    format: 1,
    version: released,
    base: `/shell/${released}/`,
    scripts: js,
    styles: css,
    integrity: integrityOf(files),
    publicFiles: [...files.keys()].filter((name) => !name.startsWith('static/') && !inner.includes(name)),
  });
  return { release, files };
}

import { join } from 'node:path';
import { integrityOf } from '@roommate/release-store';
import { repositoryRoot, siteUrlOf } from '@roommate/server/env';
import { pageOptions } from '../../../shell/server/src/config/site-options.ts';
import { createSite } from '../../../shell/server/src/site/create-site.ts';
import { releaseReader } from '../../../shell/server/src/releases/release-reader.ts';
import { siteEnvironment } from '../../../shell/server/src/config/environment.ts';
import type { Build } from '../src/release/builds/build.ts';
import { buildWorkspace } from '../src/release/builds/build-workspace.ts';
import { canary, promote, rollback } from '../src/release/commands/pointer-commands.ts';
import { publish } from '../src/release/commands/publish.ts';
import { folderStore, removeFolders } from '../src/release/testing/workspaces.ts';
import { removeSmallRemotes, smallRemote } from './small-remote.ts';

const author = { by: 'Tanvir', commit: null };
const name = 'mfe-small';

/** Another build of the same remote. */
function changed(build: Build, version: string): Build {
  if (build.kind !== 'remote') throw new Error('A remote was built.');
  const files = new Map(build.files);
  const entry = build.release.remoteEntry;
  for (const compressed of [`${entry}.br`, `${entry}.gz`]) files.delete(compressed);
  files.set(entry, Buffer.concat([files.get(entry) ?? Buffer.of(), Buffer.from(`\n// ${version}`)]));
  const integrity = {
    ...build.release.integrity,
    [entry]: integrityOf(files.get(entry) ?? Buffer.of()),
  };
  return {
    ...build,
    files,
    release: { ...build.release, version, base: `/mfe/${name}/${version}/`, integrity },
  };
}

it('publishes, rolls back and canaries on a running site, with no restart', async () => {
  const { folder, store, live } = await folderStore();
  const env = siteEnvironment.parse({});
  const site = await createSite({
    releases: releaseReader(folder, (error) => {
      throw error;
    }),
    apiUrl: env.API_URL,
    siteUrl: siteUrlOf(env),
    ...pageOptions(env),
  });
  const url = await site.listen({ host: '127.0.0.1', port: 0 });
  try {
    const get = async (path: string, cookie = '') => {
      const response = await fetch(url + path, { headers: { cookie } });
      const setCookie = response.headers.get('set-cookie')?.split(';', 1)[0];
      return { status: response.status, text: await response.text(), cookie: setCookie };
    };
    const visit = async (cookie?: string) => {
      const page = await get('/small', cookie);
      const entry = new RegExp(`href="(/mfe/${name}/([^/]+)/remoteEntry.js)"`).exec(page.text);
      return { ...page, entry: entry?.[1] ?? '', version: entry?.[2] };
    };
    expect((await get('/small')).status).toBe(503);

    const shell = await buildWorkspace(join(repositoryRoot, 'shell'));
    await publish(store, [shell], { author });
    expect((await get('/small')).status).toBe(404);

    const first = await buildWorkspace(await smallRemote());
    await publish(store, [first], { author });
    const page = await visit();
    expect(page).toMatchObject({ status: 200, version: first.release.version, cookie: undefined });
    expect((await get(page.entry)).text).toContain('mfe_small');

    const second = changed(first, '0.1.0-second');
    await publish(store, [second], { author, stage: true });
    expect((await visit()).version).toBe(first.release.version);
    await promote(store, { by: 'Tanvir', name, version: '0.1.0-second' });
    expect((await visit()).version).toBe('0.1.0-second');
    // A page that is still open can load the files of its release.
    expect((await get(page.entry)).status).toBe(200);

    await rollback(store, { by: 'Tanvir', name });
    expect((await visit()).version).toBe(first.release.version);

    await canary(store, { by: 'Tanvir', name, version: '0.1.0-second', percent: 50 });
    const versions = new Map<string, string | undefined>();
    while (new Set(versions.values()).size < 2) {
      const { cookie = '', version } = await visit();
      versions.set(cookie, version);
    }
    for (const [cookie, version] of versions) expect((await visit(cookie)).version).toBe(version);
    await promote(store, { by: 'Tanvir', name });
    for (const [cookie] of versions) expect((await visit(cookie)).version).toBe('0.1.0-second');
    expect((await live(name)).version).toBe('0.1.0-second');
  } finally {
    await site.close();
    await removeFolders();
    await removeSmallRemotes();
  }
});

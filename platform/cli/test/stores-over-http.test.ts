import { execFile } from 'node:child_process';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot, siteUrlOf } from '@roommate/server/env';
import { until } from '@roommate/server/testing';
import { FolderStore, mirrorFolder } from '@roommate/release-store';
import { startS3 } from '../../store/src/testing/s3-server.ts';
import { siteEnvironment } from '../../../shell/server/src/config/environment.ts';
import { openReleases } from '../../../shell/server/src/releases/open-releases.ts';
import { pageOptions } from '../../../shell/server/src/config/site-options.ts';
import { createSite } from '../../../shell/server/src/site/create-site.ts';
import { publishBuilds } from '../src/release/commands/publish-builds.ts';
import { prune } from '../src/release/commands/prune.ts';
import {
  folderOf,
  remoteWorkspace,
  removeFolders,
  shellWorkspace,
} from '../src/release/testing/workspaces.ts';

const name = 'mfe-rooms';
const isRemotes = (base: string): boolean => base.startsWith('/mfe/');
const noCheck = () => Promise.resolve([]);

/** A bucket with a site and the release command, which read the same variables. */
async function siteOf({ variables, store, close: closeStore }: Awaited<ReturnType<typeof startS3>>) {
  const release = async (...args: string[]): Promise<string> => {
    const main = join(repositoryRoot, 'platform/cli/src/release/main.ts');
    const node = ['--conditions=@roommate/source', '--import', 'tsx', main, ...args];
    const options = { cwd: repositoryRoot, env: { ...process.env, ...variables, RELEASE_BY: 'Rafiq' } };
    return (await promisify(execFile)(process.execPath, node, options)).stdout;
  };
  const env = siteEnvironment.parse(variables);
  const folder = await folderOf({});
  const releases = openReleases(env, folder, (error) => {
    throw error;
  });
  const site = await createSite({
    releases,
    apiUrl: env.API_URL,
    siteUrl: siteUrlOf(env),
    ...pageOptions(env),
  });
  const url = await site.listen({ host: '127.0.0.1', port: 0 });
  const close = async (): Promise<void> => {
    await site.close();
    await closeStore();
    await removeFolders();
  };
  const copyFolder = mirrorFolder(folder, store());
  const copy = new FolderStore(copyFolder);
  /** Makes the copy look hours old. */
  const ageCopy = async (): Promise<void> => {
    const then = new Date(Date.now() - 2 * 3_600_000);
    for (const { base } of await copy.listReleases()) await utimes(join(copyFolder, base), then, then);
  };
  return { store: store(), url, release, copy, ageCopy, close };
}

type Place = Awaited<ReturnType<typeof siteOf>>;

const entryOf = async ({ url }: Place): Promise<string> => {
  const page = await (await fetch(`${url}/rooms`)).text();
  const path = new RegExp(`href="(/mfe/${name}/[^"]+/remoteEntry.js)"`).exec(page)?.[1];
  return path === undefined ? '' : (await fetch(url + path)).text();
};

const expectLive = (place: Place, script: string): Promise<void> =>
  until(async () => (await entryOf(place)) === script);

const publishScript = async ({ store }: Place, script: string): Promise<string> => {
  await publishBuilds(store, [await remoteWorkspace(name, ['/rooms'], { script })], noCheck);
  return script;
};

it('the site serves, rolls back and prunes the releases of a bucket', async () => {
  const place = await siteOf(await startS3());
  try {
    await publishBuilds(place.store, [await shellWorkspace()], noCheck);
    const first = await publishScript(place, 'first();');
    await expectLive(place, first);
    const second = await publishScript(place, 'second();');
    await expectLive(place, second);

    expect(await place.release('rollback', name)).toMatch(`${name} 0.1.0-`);
    await expectLive(place, first);
    expect(await place.release('list', name)).toMatch(/rollback/);

    for (let i = 0; i < 6; i += 1) await publishScript(place, `later(${i});`);
    await expectLive(place, 'later(5);');
    expect(await place.release('prune')).toBe('Nothing to remove.\n');

    const copied = async () => (await place.copy.listReleases()).map(({ base }) => base).filter(isRemotes);
    expect(await copied()).toHaveLength(8);
    await place.ageCopy();
    const inTwoDays = new Date(Date.now() + 48 * 3_600_000);
    expect((await prune(place.store, 'Rafiq', inTwoDays)).filter(isRemotes)).toHaveLength(3);
    await until(async () => {
      await entryOf(place);
      return (await copied()).length === 5;
    });
    await expectLive(place, 'later(5);');
  } finally {
    await place.close();
  }
});

import { checkWithoutRunning } from '../checks/check-build.ts';
import { folderStore, remoteWorkspace, removeFolders, shellWorkspace } from '../testing/workspaces.ts';
import { formatReleases } from './list.ts';
import { retire } from './pointer-commands.ts';
import { publishBuilds } from './publish-builds.ts';

afterEach(removeFolders);

it('shows the changes of a retired remote, and rejects an unknown one', async () => {
  const { store, registry } = await folderStore();
  const built = [await shellWorkspace(), await remoteWorkspace('mfe-rooms', ['/a'])];
  await publishBuilds(store, built, checkWithoutRunning);
  const old = { ...(await registry()), history: [] };
  expect(formatReleases(old, 'mfe-rooms')).toMatch(/^mfe-rooms\n {2}live {8}0\.1\.0-/);
  await retire(store, { by: 'Nusrat', name: 'mfe-rooms' });
  const after = await registry();
  for (const text of [formatReleases(after), formatReleases(after, 'mfe-rooms')])
    expect(text).toMatch(/Nusrat: retire mfe-rooms 0\.1\.0-/);
  expect(() => formatReleases(after, 'mfe-people')).toThrow('mfe-people has no releases.');
});

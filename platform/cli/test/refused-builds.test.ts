import type { Build } from '../src/release/builds/build.ts';
import { buildWorkspace } from '../src/release/builds/build-workspace.ts';
import { checkBuild, checkWithoutRunning } from '../src/release/checks/check-build.ts';
import { checkServerEntry } from '../src/release/checks/server-entry.ts';
import { publish } from '../src/release/commands/publish.ts';
import {
  folderStore,
  remoteWorkspace,
  removeFolders,
  shellWorkspace,
} from '../src/release/testing/workspaces.ts';
import { readBuild } from '../src/release/builds/read-build.ts';
import { goodRoutes, removeSmallRemotes, smallRemote } from './small-remote.ts';

const author = { by: 'Farhana', commit: null };

const usesShell = `export { SHELL_API_VERSION } from '@roommate/shell-api';\n`;

/** Real builds, each with one thing wrong. */
describe('a publish is refused with the reason', () => {
  afterAll(async () => {
    await removeSmallRemotes();
    await removeFolders();
  });

  const reasons = async (routes: string): Promise<string[]> => {
    const build = await buildWorkspace(await smallRemote({ routes }));
    return (await checkBuild(build)).flatMap(({ failures }) => failures);
  };

  it.each([
    [
      'the routes are missing',
      `${usesShell}export const pages = [];`,
      'mfe-small exposes no route objects as ./routes',
    ],
    [
      'the routes are not route objects',
      `${usesShell}export const routes = ['/small'];`,
      'mfe-small exposes no route objects as ./routes',
    ],
    [
      'the routes throw when they load',
      `${usesShell}export const routes = (() => { throw new TypeError('no room'); })();`,
      "mfe-small does not load in the shell's page: TypeError: no room",
    ],
    [
      'a route is not declared',
      goodRoutes('/other'),
      [
        'mfe-small has a route /other that its remote.json does not declare.',
        'On the server: mfe-small has a route /other that its remote.json does not declare.',
      ],
    ],
    [
      'it needs a browser while it loads',
      `${goodRoutes()}\nexport const width = window.innerWidth;`,
      'mfe-small does not load on the server: ReferenceError: window is not defined',
    ],
    [
      'a page needs a browser while it renders',
      goodRoutes().replace(
        "() => import('./page.tsx')",
        '() => Promise.resolve({ Component: () => document.title })',
      ),
      'mfe-small does not render /small on the server: ReferenceError: document is not defined',
    ],
    [
      'it bundles React',
      `import { createRoot } from 'react-dom/client';\n${goodRoutes()}\nexport const mount = createRoot;`,
      'mfe-small bundles its own copy of React',
    ],
    [
      'it bundles the router',
      `import { Link } from 'react-router-dom';\n${goodRoutes()}\nexport const link = Link;`,
      'mfe-small bundles its own copy of router',
    ],
    [
      'it bundles shell-api',
      `import { createTestShell } from '@roommate/shell-api/testing';\n${goodRoutes()}\nexport const test = createTestShell;`,
      'mfe-small bundles its own copy of shell-api',
    ],
  ])('when %s', async (_what, routes, expected) => {
    const given = await reasons(routes);
    const named = [expected].flat().filter((reason) => given.some((text) => text.startsWith(reason)));
    expect(named).toEqual([expected].flat());
  });

  it('when its server entry is too large, or a page has a class that no style sheet has', async () => {
    const page = `export const Component = () => <h1 className="mfe-small_title">Small</h1>;`;
    const build = await buildWorkspace(await smallRemote({ page }));
    const { failures } = await checkServerEntry({ ...build, budget: { ...build.budget, server: 0.1 } });
    expect(failures).toEqual([
      expect.stringMatching(/^mfe-small: its server entry has \d+\.\d KB, the budget is 0\.1 KB\.$/),
      'mfe-small: /small has the class mfe-small_title, which no style sheet has.',
    ]);
  });

  it.each([
    [
      'needs a browser while it loads',
      'exports.width = window.innerWidth;',
      'ReferenceError: window is not defined',
    ],
    ['is not JavaScript', 'exports.shared = {', 'SyntaxError: Unexpected end of input'],
  ])('when the server entry of the shell %s', async (_what, server, error) => {
    const build = await readBuild(await shellWorkspace({ server }));
    expect((await checkBuild(build)).flatMap(({ failures }) => failures)).toEqual([
      `shell does not load on the server: ${error}`,
    ]);
  });

  it('when its server entry exceeds 1,500 KB and its manifest names no other limit', async () => {
    const build = await readBuild(await shellWorkspace({ server: `// ${'x'.repeat(1_500_000)}` }));
    expect((await checkServerEntry(build)).failures).toEqual([
      'shell: its server entry has 1500.0 KB, the budget is 1500 KB.',
    ]);
  });

  it('when a page with parameters needs a browser, also one for signed-in visitors', async () => {
    const page = `import { useParams } from '@roommate/shell-api';
      export const Component = () => window.name + useParams().id;`;
    const declared = { access: 'signed-in', rendersPublicData: true, example: '/small/1' };
    const build = await buildWorkspace(await smallRemote({ path: '/small/:id', page, declared }));
    expect((await checkBuild(build)).flatMap(({ failures }) => failures)).toEqual([
      'mfe-small does not render /small/1 on the server: ReferenceError: window is not defined',
    ]);
  });

  it('when it conflicts with live releases or exceeds its budget; otherwise it goes live', async () => {
    const { store, live } = await folderStore();
    const build = await buildWorkspace(await smallRemote());
    if (build.kind !== 'remote') throw new Error('A remote was built.');
    const publishThis = (given: Build = build) => publish(store, [given], { author });
    const publishFake = async (workspace: string) =>
      publish(store, [await readBuild(workspace)], { author, check: checkWithoutRunning });
    await expect(publishThis()).rejects.toThrow('No release of the shell is live: publish the shell first.');

    await publishFake(await shellWorkspace({ shellApi: '0.9.0' }));
    await expect(publishThis()).rejects.toThrow(
      `needs shell-api ^${build.release.shellApi}; the shell ${(await store.listReleases())[0]?.base.split('/')[2]} provides 0.9.0.`,
    );

    await publishFake(await shellWorkspace({ shellApi: build.release.shellApi }));
    const { shellApi } = build.release;
    await publishFake(await remoteWorkspace('mfe-other', ['/small'], { shellApi }));
    await expect(publishThis()).rejects.toThrow('mfe-other and mfe-small both declare the path /small');

    await publishFake(await remoteWorkspace('mfe-other', ['/other'], { shellApi }));
    const budget = { scripts: 0.5, styles: 10, other: 10 };
    await expect(publishThis({ ...build, budget })).rejects.toThrow(
      /mfe-small: its scripts have \d+\.\d KB \(brotli\), the budget is 0\.5 KB\./,
    );

    await publishThis();
    expect((await live('mfe-small')).version).toBe(build.release.version);
    // The budget is not part of the build: the same release is refused with a smaller budget.
    await expect(publishThis({ ...build, budget })).rejects.toThrow('the budget is 0.5 KB.');
  });
});

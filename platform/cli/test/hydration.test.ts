import { join, relative } from 'node:path';
import { remotesIn } from '@roommate/build/remotes';
import type { ShellRelease } from '@roommate/release-registry';
import { integrityOf, readRegistry } from '@roommate/release-store';
import { repositoryRoot } from '@roommate/server/env';
import { browserOptions } from '../src/browser-options.ts';
import { releaseActions } from '../src/release/actions.ts';
import type { Build, ShellBuild } from '../src/release/builds/build.ts';
import { buildWorkspace } from '../src/release/builds/build-workspace.ts';
import { checkHydration } from '../src/release/checks/hydration/check-hydration.ts';
import { publish } from '../src/release/commands/publish.ts';
import { folderStore, removeFolders } from '../src/release/testing/workspaces.ts';
import { removeSmallRemotes, smallRemote } from './small-remote.ts';

const author = { by: 'Farhana', commit: null };
const check = () => Promise.resolve([]);

/** Builds of a few minutes on a busy machine. */
jest.setTimeout(600_000);

describe('the browser check of a publish', () => {
  let store: Awaited<ReturnType<typeof folderStore>>['store'];
  let shell: Build;
  beforeAll(async () => {
    ({ store } = await folderStore());
    shell = await buildWorkspace(join(repositoryRoot, 'shell'));
    await publish(store, [shell], { author, check });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await removeSmallRemotes();
    await removeFolders();
  });

  const failuresOf = async (page: string): Promise<string[]> => {
    const build = await buildWorkspace(
      await smallRemote({ page: `import { useState } from 'react';\n${page}` }),
    );
    return (await checkHydration(build, store)).failures;
  };

  it('accepts a page that is the same on the server and in the browser', async () => {
    expect(
      await failuresOf(`
        export const Component = () => {
          const [count] = useState(0);
          return <h1>Small {count}</h1>;
        };`),
    ).toEqual([]);
  });

  it.each([
    ['the time', 'Date.now()'],
    ['a random number', 'Math.random()'],
    ['a date in the local time zone', 'new Date(2e12).toLocaleString("en")'],
    ['a number in the local language', '(1234.5).toLocaleString()'],
    ['the width of the screen', 'typeof window === "undefined" ? "unknown" : String(innerWidth)'],
  ])('refuses a page that renders %s', async (_what, value) => {
    const failures = await failuresOf(`export const Component = () => <h1>Small {${value}}</h1>;`);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toContain('mfe-small: /small at 360 px does not match what the server renders.');
    expect(failures[0]).toContain('Minified React error #418');
    expect(failures[0]).toMatch(/The first text that differs: “.+” from the server, “.+” in the browser\./);
    expect(failures[0]).toContain('open /small with npm run dev');
  });

  it('refuses a page whose attributes differ, and names them', async () => {
    const failures = await failuresOf(`
      const [name, path, state] = typeof window === 'undefined' ? ['a', '/a', 'true'] : ['b', '/b', undefined];
      export const Component = () => (
        <h1 className={name}><a href={path} onClick={() => undefined}>Small</a><b aria-busy={state}>{1}</b></h1>
      );`);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toContain('mfe-small: /small at 360 px does not match what the server renders.');
    expect(failures[0]).toContain(
      'The attribute class of <h1> “Small1” differs: “a” from the server, “b” in',
    );
    expect(failures[0]).toContain('href of <a> “Small” differs: “/a” from the server, “/b” in the browser.');
    expect(failures[0]).toContain('aria-busy of <b> “1” differs: “true” from the server, nothing in');
  });

  it('refuses a shell whose attributes differ', async () => {
    const file = shell.release.server?.file ?? '';
    const entry = shell.files.get(file)?.toString() ?? '';
    const content = Buffer.from(entry.replace('"aria-label": "Main"', '"aria-label": "Other"'));
    expect(content.toString()).not.toBe(entry);
    const { failures } = await checkHydration(
      {
        ...(shell as ShellBuild),
        files: new Map([...shell.files, [file, content]]),
        release: { ...(shell.release as ShellRelease), server: { file, integrity: integrityOf(content) } },
      },
      store,
    );
    expect(failures.join()).toContain('shell: /login at 1280 px does not match');
    expect(failures.join()).toContain('The attribute aria-label of <nav>');
    expect(failures.join()).toContain('differs: “Other” from the server, “Main” in the browser.');
  });

  it('is a part of the publish command, which names the page and publishes nothing', async () => {
    const said = jest.spyOn(console, 'log').mockReturnValue();
    const page = 'export const Component = () => <h1>Small {Date.now()}</h1>;';
    const name = relative(repositoryRoot, await smallRemote({ page }));
    const { store: own } = await folderStore();
    await publish(own, [shell], { author, check });
    const { publish: run } = releaseActions(() => own);
    const channel = async () => (await readRegistry(own)).remotes['mfe-small'];
    await expect(run(name, { browserCheck: true })).rejects.toThrow(
      'mfe-small: /small at 360 px does not match what the server renders.',
    );
    expect(await channel()).toBeUndefined();
    await run(name, { stage: true, browserCheck: false });
    expect(said.mock.calls.join()).toContain('pages not opened in a browser (--no-browser-check)');
    expect(await channel()).toBeDefined();
  });

  it('refuses a page that throws in the browser', async () => {
    const failures = await failuresOf(`
      import { useEffect } from 'react';
      export const Component = () => {
        useEffect(() => { setTimeout(() => { throw new Error('no room'); }); }, []);
        return <h1>Small</h1>;
      };`);
    expect(failures.join()).toContain('no room');
  });

  it('refuses a page with parameters for signed-in visitors that renders the time', async () => {
    const page = `import { useParams } from '@roommate/shell-api';
      export const Component = () => <h1>Room {useParams().id} {Date.now()}</h1>;`;
    const declared = { access: 'signed-in', rendersPublicData: true, example: '/small/1' };
    const build = await buildWorkspace(await smallRemote({ path: '/small/:id', page, declared }));
    const { failures } = await checkHydration(build, store);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toContain('mfe-small: /small/1 at 360 px does not match what the server renders.');
  });

  it('accepts all remotes of this repository, and the shell with them', async () => {
    for (const { name } of remotesIn(repositoryRoot)) {
      const build = await buildWorkspace(join(repositoryRoot, name));
      expect((await checkHydration(build, store)).failures).toEqual([]);
      await publish(store, [build], { author, check });
    }
    const { title, failures } = await checkHydration(shell, store);
    expect(failures).toEqual([]);
    expect(title).toMatch(/^a browser takes over \d{2} rendered pages/);
  });

  it('refuses a build when no browser is installed', async () => {
    jest.replaceProperty(browserOptions, 'executablePath', '/usr/bin/no-such-browser');
    const build = await buildWorkspace(await smallRemote());
    await expect(checkHydration(build, store)).rejects.toThrow(
      /No Chromium was found.*nothing was published.*CHROMIUM_PATH.*--no-browser-check/,
    );
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, workspaceFolder } from '@roommate/server/env';
import { PINNED_IMAGE } from './testing/manifests.ts';

const source = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

interface Package {
  readonly name: string;
  readonly dependencies?: Record<string, string>;
}

const packageOf = (folder: string): Package => JSON.parse(source(`${folder}/package.json`)) as Package;

/** The folders of the libs that a workspace needs at run time, directly or not. */
function libsOf(folder: string): string[] {
  const own = Object.keys(packageOf(folder).dependencies ?? {})
    .filter((name) => name.startsWith('@roommate/'))
    .map(workspaceFolder);
  return [...new Set([...own, ...own.flatMap(libsOf)])];
}

const example = source('.env.example');

describe.each([
  ['api', 'api-nest', 'api-nest/src/main.ts', 'API_PORT'],
  ['site', 'shell/server', 'shell/server/src/main.ts', 'SITE_PORT'],
])('the image of the %s', (name, folder, main, portName) => {
  const text = source(`ops/deploy/${name}.Dockerfile`);
  const last = text.slice(text.lastIndexOf('\nFROM '));
  const copied = [...last.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)];

  it('starts from one base image, named by version and digest', () => {
    const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
    expect(bases).toHaveLength(2);
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toMatch(PINNED_IMAGE);
    // It would load the parser of the file from an image with a tag that moves.
    expect(text).not.toMatch(/^# *syntax *=/m);
  });

  it('contains the libs that the built program imports', () => {
    const folders = [folder, ...libsOf(folder)];
    expect(folders.length).toBeGreaterThan(1);
    const targets = copied.map(([, , target]) => target);
    for (const lib of folders) {
      expect(targets).toEqual(expect.arrayContaining([`${lib}/dist`, `${lib}/package.json`]));
    }
    expect(targets).toContain('node_modules');
  });

  it('keeps the paths, so that links between workspaces work', () => {
    expect(copied.length).toBeGreaterThan(3);
    for (const [, from, to] of copied) expect(to).toBe(from);
  });

  it('installs the runtime dependencies of this workspace from the lockfile', () => {
    expect(text).toContain(` sh ops/deploy/install-run-time.sh ${packageOf(folder).name}\n`);
  });

  it('omits nothing that the built program needs', () => {
    // The script removes a package that only the compiler needs.
    const removed = [...source('ops/deploy/install-run-time.sh').matchAll(/^rm -rf node_modules\/(\S+)$/gm)];
    expect(removed.length).toBeGreaterThan(0);
    const needed = [folder, ...libsOf(folder)].flatMap((workspace) =>
      Object.keys(packageOf(workspace).dependencies ?? {}),
    );
    for (const [, name = ''] of removed) expect(needed).not.toContain(name);
  });

  it('runs the program as a user without privileges, and checks its health on its port', () => {
    expect(existsSync(join(repositoryRoot, main))).toBe(true);
    const program = main.replace('/src/', '/dist/').replace('.ts', '.js');
    expect(last).toContain(`CMD ["node", "${program}"]`);
    expect(last).toMatch(/^USER [1-9]\d*$/m);
    const port = new RegExp(`^# ${portName}=(\\d+)$`, 'm').exec(example)?.[1] ?? '';
    expect(last).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'));
    expect(last).toContain(`${portName}=${port}`);
    expect(last).toMatch(new RegExp(`HEALTHCHECK[^]*127\\.0\\.0\\.1:${port}/health`));
    expect(last).toContain('NODE_ENV=production');
  });

  it('sets only variables of the product', () => {
    const names = [...last.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    for (const variable of names) expect(example).toContain(`\n# ${variable}=`);
  });
});

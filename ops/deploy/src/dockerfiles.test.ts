import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, workspaceFolder } from '@roommate/server/env';

const source = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

interface Package {
  readonly name: string;
  readonly dependencies?: Record<string, string>;
}

const packageOf = (folder: string): Package => JSON.parse(source(`${folder}/package.json`)) as Package;

/** The folders of the libs that a workspace needs at run time, and those that they need. */
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

  test('has what the built program imports: its libs, and their libs', () => {
    const folders = [folder, ...libsOf(folder)];
    expect(folders.length).toBeGreaterThan(1);
    const targets = copied.map(([, , target]) => target);
    for (const needed of folders) {
      expect(targets).toEqual(expect.arrayContaining([`${needed}/dist`, `${needed}/package.json`]));
    }
    expect(targets).toContain('node_modules');
  });

  test('keeps everything where it was, so that links between workspaces hold', () => {
    expect(copied.length).toBeGreaterThan(3);
    for (const [, from, to] of copied) expect(to).toBe(from);
  });

  test('installs the run-time dependencies of this workspace, by the lock', () => {
    expect(text).toContain(` sh ops/deploy/install-run-time.sh ${packageOf(folder).name}\n`);
  });

  test('leaves nothing out that the built program asks for', () => {
    // A package that only the compiler needs is taken away behind the installation.
    const removed = [...source('ops/deploy/install-run-time.sh').matchAll(/^rm -rf node_modules\/(\S+)$/gm)];
    expect(removed.length).toBeGreaterThan(0);
    const asked = [folder, ...libsOf(folder)].flatMap((part) =>
      Object.keys(packageOf(part).dependencies ?? {}),
    );
    for (const [, name = ''] of removed) expect(asked).not.toContain(name);
  });

  test('runs the program as a user without rights, and asks for its health at its port', () => {
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

  test('names only variables of the product', () => {
    const names = [...last.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    for (const variable of names) expect(example).toContain(`\n# ${variable}=`);
  });
});

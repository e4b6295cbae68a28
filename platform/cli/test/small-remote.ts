import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';

const rsbuildConfig = `
import { remoteConfig } from '@roommate/build';
import manifest from './remote.json' with { type: 'json' };
export default remoteConfig({ manifest });
`;

const goodPage = `export const Component = () => <h1>Small</h1>;`;

/** The code of a valid route for the path. */
export const goodRoutes = (path = '/small'): string => `
import { SHELL_API_VERSION, type RouteObject } from '@roommate/shell-api';
export const routes: RouteObject[] = [
  { path: '${path}', handle: SHELL_API_VERSION, lazy: () => import('./page.tsx') },
];
`;

interface Shape {
  routes?: string;
  path?: string;
  /** More fields of the path in remote.json. */
  declared?: object;
  /** The code of the page. */
  page?: string;
}

const folders: string[] = [];

export const removeSmallRemotes = async (): Promise<void> => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
};

const remoteJson = ({ path = '/small', declared }: Shape): string =>
  JSON.stringify({
    name: 'mfe-small',
    devPort: 3010,
    paths: { [path]: { access: 'public', ...declared } },
    budget: { scripts: 60, styles: 10, other: 10 },
  });

/** Creates the workspace of a remote with one page, for a real build. */
export async function smallRemote(shape: Shape = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'small-remote-'));
  folders.push(folder);
  await symlink(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
  const files = {
    'package.json': JSON.stringify({ name: 'mfe-small', version: '0.1.0', private: true, type: 'module' }),
    'remote.json': remoteJson(shape),
    'rsbuild.config.ts': rsbuildConfig,
    'src/routes.tsx': shape.routes ?? goodRoutes(shape.path),
    'src/page.tsx': shape.page ?? goodPage,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

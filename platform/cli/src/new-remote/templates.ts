import type { Names } from './names.ts';

/** The product's versions of the libraries that a new remote uses. */
export interface Versions {
  shellApi: string;
  ui: string;
  build: string;
  react: string;
}

const page = ({ path, component, file }: Names): string => `
import { Container, PageHeader } from '@roommate/ui';
import { paths } from '../../remote.json';
import styles from './${file}.module.css';

function ${component}() {
  return (
    <Container width="text" className={styles.page}>
      <PageHeader title={paths['${path}'].meta.title} intro="The first page of this remote." />
    </Container>
  );
}

export { ${component} as Component };
`;

const test = ({ title, path }: Names): string => `
import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { routes } from './routes.tsx';

it('shows its first page', async () => {
  createTestShell();
  renderRoutes(routes, { path: '${path}' });
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`;

const routes = ({ path, file }: Names): string => `
import type { RouteObject } from '@roommate/shell-api';

/** The pages of this remote. remote.json declares the same paths and their access to the shell. */
export const routes: RouteObject[] = [
  {
    path: '${path}',
    lazy: () => import('./pages/${file}.tsx'),
  },
];
`;

const standalone = ({ title }: Names): string => `
import '@roommate/ui/styles.css';

// Shared modules exist only after the first import(), so the entry itself must not use them.
const [{ runStandalone }, { routes }] = await Promise.all([
  import('@roommate/shell-api/testing'),
  import('./routes.tsx'),
]);
runStandalone({ routes, title: '${title}' });
`;

const packageJson = ({ name }: Names, versions: Versions): string =>
  JSON.stringify({
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    // Rsbuild runs in plain Node: docs/decisions/0030-rsbuild-without-tsx.md.
    scripts: {
      dev: 'node --conditions=@roommate/source ../node_modules/@rsbuild/core/bin/rsbuild.js dev',
      build: 'node --conditions=@roommate/source ../node_modules/@rsbuild/core/bin/rsbuild.js build',
    },
    dependencies: {
      '@roommate/shell-api': versions.shellApi,
      '@roommate/ui': versions.ui,
      react: versions.react,
      'react-dom': versions.react,
    },
    devDependencies: { '@roommate/build': versions.build },
  });

const remoteJson = ({ name, title, path, file }: Names, devPort: number): string =>
  JSON.stringify({
    name,
    devPort,
    paths: {
      [path]: {
        access: 'public',
        page: `./pages/${file}.tsx`,
        meta: { title, description: `${title} on Roommate Dhaka.` },
      },
    },
    budget: { scripts: 60, styles: 10, other: 10, server: 1500 },
  });

const rsbuildConfig = `
import { remoteConfig } from '@roommate/build';
import manifest from './remote.json' with { type: 'json' };

export default remoteConfig({ manifest });
`;

/** The files of a new remote, by their names in its folder. */
export const filesOf = (names: Names, devPort: number, versions: Versions): Record<string, string> => ({
  'package.json': packageJson(names, versions),
  'remote.json': remoteJson(names, devPort),
  'rsbuild.config.ts': rsbuildConfig,
  'src/standalone.tsx': standalone(names),
  'src/routes.tsx': routes(names),
  'src/routes.test.tsx': test(names),
  [`src/pages/${names.file}.tsx`]: page(names),
  [`src/pages/${names.file}.module.css`]: '.page { padding-block-end: var(--section-gap); }',
});

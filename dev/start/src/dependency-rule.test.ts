import { repositoryRoot } from '@roommate/server/env';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';

// Through jest's own loader, which compiles the rule; the linter's would not run in here.
const { dependencyRule } = jest.requireActual<{ dependencyRule: Linter.Config[] }>(
  '../../../eslint.dependency-rule.mjs',
);
const linter = new Linter({ cwd: repositoryRoot });
const config: Linter.Config[] = [{ files: ['**/*.ts'], languageOptions: { parser } }, ...dependencyRule];

/** What the rule says of a file of that name and text. */
const findings = (filename: string, code: string): string[] =>
  linter.verify(code, config, { filename: `${repositoryRoot}/${filename}` }).map(({ message }) => message);

const listings = 'mfe-listings/src/page.ts';
const onlyLibs = 'Only libs may be imported across packages.';
const noTools = 'No app or lib imports the platform, dev, testing or ops.';
const onlyShell = 'Only shell imports firebase: use the session of @roommate/shell-api.';
const onlyApi = 'Only api-nest imports mongoose.';
const noRouter = 'Take the router from @roommate/shell-api: a second copy gives a silently blank page.';

describe('every way to name a module is seen', () => {
  it.each([
    "import x from 'mfe-dashboard/src/x.ts';",
    "import 'mfe-dashboard';",
    "import type { X } from 'mfe-dashboard';",
    "export * from 'mfe-dashboard';",
    "export { x } from 'mfe-dashboard';",
    "import x = require('mfe-dashboard');",
    "const x = await import('mfe-dashboard');",
    'const x = await import(`mfe-dashboard`);',
    "type X = import('mfe-dashboard').X;",
    "const x = require('mfe-dashboard');",
    "const x = require.resolve('mfe-dashboard');",
    "jest.mock('mfe-dashboard');",
    "import x from '../../mfe-dashboard/src/x.ts';",
    "const x = await import('../../mfe-dashboard/src/x.ts');",
  ])('%s', (code) => {
    expect(findings(listings, code)).toEqual([onlyLibs]);
  });
});

describe('what may not be imported', () => {
  it.each([
    [listings, 'shell', onlyLibs],
    [listings, '../../shell/src/app.tsx', onlyLibs],
    [listings, 'firebase/auth', onlyShell],
    [listings, '@firebase/auth', onlyShell],
    [listings, 'react-router', noRouter],
    [listings, 'react-router-dom', noRouter],
    [listings, '@roommate/server/env', 'This library runs in Node only.'],
    ['mfe-listings/src/page.test.ts', '@roommate/seed', noTools],
    ['shell/src/app.ts', '../server/src/site/create-site.ts', onlyLibs],
    ['shell/src/app.ts', 'mongoose', onlyApi],
    ['shell/server/src/site/create-site.ts', '../../../src/app.ts', onlyLibs],
    ['shell/server/src/site/create-site.test.ts', '@roommate/auth-emulator/proxy-rules', noTools],
    ['libs/ui/src/card.ts', 'api-nest', onlyLibs],
    ['libs/ui/test/card.test.ts', '../../../dev/seed/src/main.ts', noTools],
    ['api-nest/src/main.ts', '@roommate/embedded-mongo', noTools],
    ['api-nest/src/main.test.ts', 'firebase/app', onlyShell],
    ['api-nest/test/likes.test.ts', '@roommate/seed', noTools],
    ['api-nest/test/likes.test.ts', '../../shell/src/app.ts', onlyLibs],
    ['testing/e2e/src/home.spec.ts', '@roommate/seed', noTools],
    ['testing/e2e/src/home.spec.ts', '../../../mfe-listings/src/routes.tsx', onlyLibs],
    ['testing/e2e/src/home.spec.ts', 'mongoose', onlyApi],
    ['ops/deploy/src/compose.test.ts', '../../../api-nest/src/main.ts', onlyLibs],
    ['dev/seed/src/main.ts', 'api-nest', onlyLibs],
    ['dev/seed/src/main.test.ts', '../../../api-nest/src/main.ts', onlyLibs],
    ['dev/seed/src/main.test.ts', 'mongoose', onlyApi],
    ['platform/cli/test/publish.test.ts', 'firebase/auth', onlyShell],
    ['dev/auth-emulator/src/main.ts', 'firebase/auth', onlyShell],
    ['dev/mongo/src/server.ts', 'mongoose', onlyApi],
  ])('%s: %s', (filename, specifier, message) => {
    expect(findings(filename, `import '${specifier}';`)).toEqual([message]);
    expect(findings(filename, `await import('${specifier}');`)).toEqual([message]);
  });
});

describe('what may be imported', () => {
  it.each([
    [listings, '@roommate/shell-api'],
    [listings, './card.ts'],
    [listings, '../remote.json'],
    // A folder of its own may be called like an app.
    [listings, './shell/frame.ts'],
    ['shell/src/app.ts', 'firebase/auth'],
    ['shell/src/app.ts', 'react-router-dom'],
    ['shell/server/src/site/create-site.ts', '@roommate/server/env'],
    ['api-nest/src/main.ts', 'mongoose'],
    ['api-nest/test/likes.test.ts', '../src/main.ts'],
    ['api-nest/test/likes.test.ts', '@roommate/embedded-mongo'],
    ['dev/start/src/seed.ts', '@roommate/seed'],
    ['platform/chaos/src/main.ts', '@roommate/test-support/product'],
    ['dev/auth-emulator/src/contract.test.ts', 'firebase/auth'],
    ['dev/mongo/src/contract/mongoose.test.ts', 'mongoose'],
    ['platform/cli/test/releases.test.ts', '../../../shell/server/src/site/create-site.ts'],
  ])('%s: %s', (filename, specifier) => {
    expect(findings(filename, `import '${specifier}';`)).toEqual([]);
    expect(findings(filename, `type X = import('${specifier}').X;`)).toEqual([]);
  });
});

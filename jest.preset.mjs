import { fileURLToPath } from 'node:url';

const cssModules = fileURLToPath(new URL('./jest.css-modules.cjs', import.meta.url));
const pictures = fileURLToPath(new URL('./jest.pictures.cjs', import.meta.url));
const jsdomEnvironment = fileURLToPath(new URL('./jest.jsdom-environment.mjs', import.meta.url));

/**
 * One jest setup for every workspace: TypeScript and the pure-ESM packages are compiled to CommonJS by swc, because
 * jest's own ESM mode fails on a CommonJS package that requires an ES module. See docs/decisions/0002-typescript-sources.md.
 * @param {{ environment?: 'node' | 'jsdom', esmPackages?: string[] }} options
 * `esmPackages`: names of packages in node_modules that ship ES modules only.
 */
export function jestPreset({ environment = 'node', esmPackages = [] } = {}) {
  return {
    testEnvironment: environment === 'jsdom' ? jsdomEnvironment : environment,
    testEnvironmentOptions: {
      customExportConditions:
        environment === 'jsdom'
          ? ['@roommate/source', 'browser', 'require', 'default']
          : ['@roommate/source', 'node', 'require', 'default'],
    },
    // All workspaces are tested at once, which leaves a page's test a small part of the machine.
    testTimeout: 60_000,
    testMatch: ['<rootDir>/{src,test,generate}/**/*.test.{ts,tsx}'],
    transform: {
      '\\.(ts|tsx|js|mjs)$': [
        '@swc/jest',
        {
          swcrc: false,
          jsc: {
            parser: { syntax: 'typescript', tsx: true, decorators: true },
            transform: {
              legacyDecorator: true,
              decoratorMetadata: true,
              react: { runtime: 'automatic' },
            },
            target: 'es2022',
          },
          module: { type: 'commonjs' },
        },
      ],
      '\\.(avif|webp|svg)$': pictures,
    },
    transformIgnorePatterns: [`/node_modules/(?!(${['@roommate', ...esmPackages].join('|')})/)`],
    moduleNameMapper: {
      '\\.module\\.css$': cssModules,
      '\\.css$': cssModules,
    },
  };
}

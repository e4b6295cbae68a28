import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const packages = [
  '@module-federation/inject-external-runtime-core-plugin',
  '@module-federation/runtime',
  '@module-federation/runtime-core',
  '@module-federation/sdk',
  '@module-federation/webpack-bundler-runtime',
];

/**
 * The federation runtime as ES modules. The bundler's plugin imports its CommonJS files, which cannot be tree-shaken. ES
 * modules save 7 KB brotli in the shell and in every remote, in scripts that each first page waits for. The aliases cover
 * all packages: a runtime in both forms would be two separate runtimes.
 */
export const federationRuntime: Readonly<Record<string, string>> = Object.fromEntries(
  packages.flatMap((name) => {
    const commonJs = resolve(name);
    const esm = commonJs.replace(/\.cjs$/, '.js');
    return [
      [name, esm],
      [commonJs, esm],
    ];
  }),
);

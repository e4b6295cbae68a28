import { relative, sep } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { repositoryRoot } from './repository-root.ts';
import { versionOf } from './version-of.ts';

/** The content of a build, for the checks of a release. */
interface BuildReport {
  /** The version of the contract (@roommate/shell-api) that the build used. */
  shellApi: string;
  /** The size of each bundled module in bytes before minification, by package. `.` is the build's own code. */
  packages: Record<string, Record<string, number>>;
}

/** A report for the release command. The site does not serve it. */
const BUILD_REPORT_FILE = 'build-report.json';

/** The parts of the bundler's module that this report reads. */
interface Module {
  size(): number;
  resource?: string;
  /** For a module that joins others into one scope. */
  modules?: readonly Module[];
}

const flat = (module: Module): readonly Module[] => module.modules?.flatMap(flat) ?? [module];

/**
 * The package of a file, and the file's path in the package. It is an installed package, a lib of the repository, or
 * `.`.
 */
function locate(resource: string): [string, string] {
  const path = resource.split('?', 1)[0]?.split(sep).join('/') ?? '';
  const [, installed, file] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(path) ?? [];
  if (installed !== undefined && file !== undefined) return [installed, file];
  const own = relative(repositoryRoot, path).split(sep).join('/');
  const [, lib, inner] = /^libs\/([^/]+)\/(.+)$/.exec(own) ?? [];
  return lib !== undefined && inner !== undefined ? [`@roommate/${lib}`, inner] : ['.', own];
}

/** Reports the bundled modules by package. */
export const buildReportPlugin: RsbuildPlugin = {
  name: 'roommate:build-report',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ compilation, sources }) => {
      const packages: BuildReport['packages'] = {};
      for (const module of [...(compilation.modules as Iterable<Module>)].flatMap(flat)) {
        if (module.resource === undefined) continue;
        const [name, file] = locate(module.resource);
        packages[name] = { ...packages[name], [file]: module.size() };
      }
      const report: BuildReport = { shellApi: versionOf('@roommate/shell-api'), packages };
      compilation.emitAsset(BUILD_REPORT_FILE, new sources.RawSource(JSON.stringify(report)));
    });
  },
};

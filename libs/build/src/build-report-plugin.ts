import { relative, sep } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { repositoryRoot } from './repository-root.ts';
import { versionOf } from './version-of.ts';

/** What a build is made of, for the checks of a release. */
export interface BuildReport {
  /** The version of the contract (@roommate/shell-api) that it was built with. */
  shellApi: string;
  /** The modules that it carries, by package (`.` is its own code), each with its bytes before minification. */
  packages: Record<string, Record<string, number>>;
}

/** The report of the build that the release tool reads; it is not served. */
export const buildReportFile = 'build-report.json';

/** As far as this report reads it. */
interface Module {
  size(): number;
  resource?: string;
  /** Of a module that joins others into one scope. */
  modules?: readonly Module[];
}

const flat = (module: Module): readonly Module[] => module.modules?.flatMap(flat) ?? [module];

/** The package of a file and the file's path in it: the innermost node_modules, a lib of the repository, or `.`. */
function placeOf(resource: string): [string, string] {
  const path = resource.split('?', 1)[0]?.split(sep).join('/') ?? '';
  const [, installed, file] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(path) ?? [];
  if (installed !== undefined && file !== undefined) return [installed, file];
  const own = relative(repositoryRoot, path).split(sep).join('/');
  const [, lib, inner] = /^libs\/([^/]+)\/(.+)$/.exec(own) ?? [];
  return lib !== undefined && inner !== undefined ? [`@roommate/${lib}`, inner] : ['.', own];
}

/** Reports what the build carries, by package. */
export const buildReportPlugin: RsbuildPlugin = {
  name: 'roommate:build-report',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ compilation, sources }) => {
      const packages: BuildReport['packages'] = {};
      for (const module of [...(compilation.modules as Iterable<Module>)].flatMap(flat)) {
        if (module.resource === undefined) continue;
        const [name, file] = placeOf(module.resource);
        packages[name] = { ...packages[name], [file]: module.size() };
      }
      const report: BuildReport = { shellApi: versionOf('@roommate/shell-api'), packages };
      compilation.emitAsset(buildReportFile, new sources.RawSource(JSON.stringify(report)));
    });
  },
};

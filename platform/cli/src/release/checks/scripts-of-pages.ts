import type { Build } from '../builds/build.ts';

interface PageScripts {
  /** The subject of the message when the scripts are too large. */
  page: string;
  scripts: string[];
}

/** The scripts that the browser needs before a public page works, each once. Those of the shell belong to every page. */
export function scriptsOfPages(build: Build): PageScripts[] {
  if (build.kind === 'shell') return [{ page: 'every page', scripts: build.release.scripts }];
  const { remoteEntry, routes, paths } = build.release;
  return paths
    .filter(({ access }) => access === 'public')
    .map(({ path, page }) => ({
      page: path,
      scripts: [...new Set([remoteEntry, ...routes.scripts, ...(page?.scripts ?? [])])],
    }));
}

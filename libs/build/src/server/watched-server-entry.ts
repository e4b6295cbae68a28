import { join } from 'node:path';
import { createRsbuild, logger, mergeRsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { repositoryRoot } from '../repository-root.ts';
import { SERVER_ENTRY_FILE, serverConfig } from './server-config.ts';

/** Undefined: the build failed. */
type Built = Buffer | undefined;

interface Watched {
  app: string;
  entry: string;
  shared: readonly string[];
  /** The folder of the workspace. */
  cwd: string;
}

const HOOK = 'roommate:watched-server-entry';

/** The server entry of a workspace in development. It is built again after each change. */
export class WatchedServerEntry {
  readonly #watched: Watched;
  #current: Promise<Built> | undefined;
  #settle: ((built: Built) => void) | undefined;
  #close: (() => Promise<void>) | undefined;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /**
   * The latest build. Waits for the one that runs. The first call starts the compiler: a standalone remote needs none.
   */
  current(): Promise<Built> {
    if (!this.#current) {
      this.#begin();
      this.#watch().catch((error: unknown) => {
        logger.error(error);
        this.#end(undefined);
      });
    }
    return this.#current ?? Promise.resolve(undefined);
  }

  async close(): Promise<void> {
    await this.#close?.();
  }

  async #watch(): Promise<void> {
    const { app, entry, shared, cwd } = this.#watched;
    // Nobody reads this folder: the content of the file stays in memory.
    const distPath = join(repositoryRoot, 'node_modules/.cache/roommate-server-entry', app);
    const config = mergeRsbuildConfig(serverConfig({ app, entry, shared, distPath }), {
      // The development server reports the start and the time of each build already.
      logLevel: 'error',
      plugins: [this.#observer()],
    });
    const rsbuild = await createRsbuild({ cwd, config });
    const { close } = await rsbuild.build({ watch: true });
    this.#close = close;
  }

  #observer(): RsbuildPlugin {
    let content: Built;
    return {
      name: HOOK,
      setup: (api) => {
        api.processAssets({ stage: 'report' }, ({ assets }) => {
          content = assets[SERVER_ENTRY_FILE]?.buffer();
        });
        api.onAfterCreateCompiler(({ compiler }) => {
          compiler.hooks.invalid.tap(HOOK, () => this.#begin());
          compiler.hooks.watchRun.tap(HOOK, () => this.#begin());
          compiler.hooks.done.tap(HOOK, (stats) => this.#end(stats.hasErrors() ? undefined : content));
          // A fatal error, for example a file that cannot be written. Rsbuild shows it.
          const single = 'compilers' in compiler ? compiler.compilers : [compiler];
          for (const { hooks } of single) hooks.failed.tap(HOOK, () => this.#end(undefined));
        });
      },
    };
  }

  #begin(): void {
    if (this.#settle) return;
    this.#current = new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  #end(built: Built): void {
    if (!built) {
      logger.error(
        `The server build of ${this.#watched.app} failed. Its pages render in the browser until it compiles.`,
      );
    }
    this.#settle?.(built);
    this.#settle = undefined;
  }
}
